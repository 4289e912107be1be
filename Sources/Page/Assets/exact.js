// Exact numbers: pairs of a numerator and a denominator, which is above 0. They need not be in lowest terms.

const zero = [0n, 1n];

// Reads a whole number, a fraction such as "17/2", or a decimal.
function exact(value) {
  if (typeof value === "number") return Number.isInteger(value) ? [BigInt(value), 1n] : exact(value.toString());
  const [numerator, denominator] = value.split("/");
  if (denominator !== undefined) return [BigInt(numerator), BigInt(denominator)];
  const [, sign, whole, places = ""] = /^([+-]?)(\d*)(?:\.(\d*))?$/.exec(value.trim()) || [];
  if (whole === undefined || whole + places === "") return null;
  const digits = BigInt(whole + places);
  return [sign === "-" ? -digits : digits, 10n ** BigInt(places.length)];
}

const plus = (a, b) => (a[1] === b[1] ? [a[0] + b[0], a[1]] : [a[0] * b[1] + b[0] * a[1], a[1] * b[1]]);
const negated = (a) => [-a[0], a[1]];
const minus = (a, b) => plus(a, negated(b));
const times = (a, b) => [a[0] * b[0], a[1] * b[1]];
const signOf = (a) => (a[0] > 0n ? 1 : a[0] < 0n ? -1 : 0);
const compared = (a, b) => signOf(minus(a, b));
const isEqual = (a, b) => a[0] * b[1] === b[0] * a[1];

// The greatest whole number that is not above a / b; b is above 0.
function floorOf(a, b) {
  const quotient = a / b;
  return a < 0n && quotient * b !== a ? quotient - 1n : quotient;
}

// The nearest double, a tie to even, as IEEE 754 rounds.
function double([n, d]) {
  const limit = 1n << 53n;
  if (n < limit && n > -limit && d < limit) return Number(n) / Number(d);
  if (n < 0n) return -double([-n, d]);
  // A quotient of 64 bits or more with a last bit for the remainder: Number() rounds it once.
  const shift = 64 - (bits(n) - bits(d));
  const scaled = shift > 0 ? n << BigInt(shift) : n;
  const divisor = shift > 0 ? d : d << BigInt(-shift);
  const quotient = scaled / divisor;
  const sticky = quotient * divisor === scaled ? quotient << 1n : (quotient << 1n) | 1n;
  return Number(sticky) * 2 ** -(shift + 1);
}

const bits = (n) => n.toString(2).length;

// The shortest text for readers: a whole number, a short decimal, or a fraction.
function spelled([n, d]) {
  const common = divisor(n < 0n ? -n : n, d);
  const [a, b] = [n / common, d / common];
  if (b === 1n) return a.toString();
  const places = decimalPlaces(b);
  if (places === null) return `${a}/${b}`;
  const digits = ((a < 0n ? -a : a) * 10n ** BigInt(places) / b).toString().padStart(places + 1, "0");
  return `${a < 0n ? "-" : ""}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

// The text of a length for lists: with at most three decimal places, and "about" if those are not all.
function rounded(length) {
  const text = spelled(length);
  return /^-?\d+(\.\d{1,3})?$/.test(text) ? text : `about ${short(double(length))}`;
}

function divisor(a, b) {
  while (b) [a, b] = [b, a % b];
  return a || 1n;
}

// The decimal places of a fraction with a denominator; null if it has no end, or more than six.
function decimalPlaces(denominator) {
  for (let places = 1; places <= 6; places += 1) {
    if (10n ** BigInt(places) % denominator === 0n) return places;
  }
  return null;
}
