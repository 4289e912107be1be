// Written by Scripts/make_page.py from Sources/Page/Assets. Change the files there and run the script.
// swift-format-ignore-file

/// The body of the page.
let pageMarkup: StaticString =
  #"""
<header>
<h1 id="title"></h1>
<form id="size" aria-label="Size of the screen in points">
<label>Width <input id="width" inputmode="decimal" autocomplete="off" size="6"></label>
<label>Height <input id="height" inputmode="decimal" autocomplete="off" size="6"></label>
<button type="submit" class="quiet">Set</button>
</form>
<label>Device <select id="device"></select></label>
<span class="group" role="group" aria-label="Breakpoints of the width">
<button type="button" id="previous" title="Previous breakpoint of the width: [">◀︎ <span>Previous</span></button>
<button type="button" id="next" title="Next breakpoint of the width: ]"><span>Next</span> ▶︎</button>
</span>
<span class="group" id="variants" role="group" aria-label="Variants"></span>
<label>Style <select id="style"><option value="mockup">mockup</option><option value="blueprint">blueprint</option></select></label>
<label><input type="checkbox" id="dark"> Dark</label>
<span class="group" id="show" role="group" aria-label="Shown in the blueprint" hidden></span>
</header>
<p id="status" role="status" aria-live="polite"></p>
<p id="failure" role="alert" hidden></p>
<main>
<section id="stage" aria-label="The layout">
<svg id="ruler-across" class="ruler" role="group" aria-label="Breakpoints of the width"></svg>
<svg id="ruler-down" class="ruler" role="group" aria-label="Breakpoints of the height"></svg>
<div id="frame">
<svg id="picture" role="img" aria-labelledby="picture-words"><title id="picture-words"></title><g id="views"></g><g id="marks"></g></svg>
<div id="handle-width" class="handle" role="slider" tabindex="0" aria-label="Width" aria-orientation="horizontal"></div>
<div id="handle-height" class="handle" role="slider" tabindex="0" aria-label="Height" aria-orientation="vertical"></div>
<div id="handle-both" class="handle" aria-hidden="true"></div>
</div>
</section>
<aside aria-label="Details">
<section aria-labelledby="map-title">
<h2 id="map-title">Sizes</h2>
<svg id="map" role="img" aria-labelledby="map-words"><title id="map-words"></title></svg>
<ul id="legend"></ul>
</section>
<section aria-labelledby="selected-title">
<h2 id="selected-title">View</h2>
<div id="selected"></div>
</section>
<section aria-labelledby="problems-title">
<h2 id="problems-title">Problems</h2>
<ul id="problems" class="list"></ul>
</section>
<section aria-labelledby="breaks-title">
<h2 id="breaks-title">Breakpoints</h2>
<ul id="breaks" class="list"></ul>
</section>
<section aria-labelledby="views-title">
<h2 id="views-title">Views</h2>
<ul id="tree" role="tree" aria-labelledby="views-title"></ul>
</section>
<details>
<summary>Keys</summary>
<dl>
<dt>← → ↑ ↓</dt><dd>one point narrower, wider, lower, higher, while a handle has the focus; ten with Shift</dd>
<dt>[ ]</dt><dd>the previous and the next breakpoint of the handle's length</dd>
<dt>Home, End</dt><dd>the least and the greatest length</dd>
<dt>↑ ↓</dt><dd>the view before and after, while the list of views has the focus; Esc selects none</dd>
</dl>
</details>
</aside>
</main>
"""#

/// The style sheet.
let pageStyle: StaticString =
  #"""
:root{
color-scheme:light;
--back:#ffffff;--panel:#f6f7f9;--ink:#16181d;--pale:#4b5563;--line:#d3d7de;--accent:#0a58b8;--mark:#b3261e;
--proved:#2e7d4f;--not-decided:#6b7280;--unhealthy:#8a5a00;--ambiguous:#7b3fa0;--assertion-fails:#a63d00;--conflict:#b3261e;
}
*{box-sizing:border-box;}
body{margin:0;height:100vh;display:flex;flex-direction:column;font:14px/1.45 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;color:var(--ink);background:var(--back);}
header{display:flex;flex-wrap:wrap;gap:6px 14px;align-items:center;padding:8px 14px;background:var(--panel);border-bottom:1px solid var(--line);}
h1{font-size:16px;margin:0;}
h2{font-size:13px;margin:0 0 6px;color:var(--pale);text-transform:uppercase;letter-spacing:0.04em;}
[hidden]{display:none !important;}
form,.group{display:flex;flex-wrap:wrap;gap:6px 10px;align-items:center;}
input,select,button{font:inherit;color:inherit;background:var(--back);border:1px solid #7d8592;border-radius:6px;padding:3px 7px;min-height:28px;}
label{display:inline-flex;gap:5px;align-items:center;}
select{max-width:210px;}
input[type="checkbox"]{min-height:0;margin:0;width:16px;height:16px;}
button{cursor:pointer;}
button:hover{border-color:var(--accent);}
:focus-visible{outline:3px solid var(--accent);outline-offset:1px;}
#status{margin:0;padding:6px 14px;border-bottom:1px solid var(--line);min-height:33px;}
#status b::before{content:"●";margin-right:5px;}
#failure{margin:0;padding:10px 14px;background:#fdecea;color:#7a130c;white-space:pre-wrap;}
main{flex:1;display:grid;grid-template-columns:minmax(0,1fr) 350px;min-height:420px;}
main > *{min-height:0;}
#stage{position:relative;overflow:auto;background:#e9ecf0;}
#frame{position:absolute;left:44px;top:44px;touch-action:none;}
#picture{display:block;overflow:visible;box-shadow:0 1px 8px #0003;cursor:pointer;}
#picture .area{pointer-events:all;}
#picture .outline{fill:none;stroke:#6f7a8c;stroke-width:1;stroke-dasharray:3 2;vector-effect:non-scaling-stroke;}
#picture .name{font-family:ui-monospace,monospace;fill:#16181d;}
#picture .ground{fill:#ffffff;fill-opacity:0.94;stroke:#6f7a8c;stroke-width:0.5;vector-effect:non-scaling-stroke;}
#picture .leader{stroke:#16181d;stroke-width:0.7;vector-effect:non-scaling-stroke;}
#picture.dark .name{fill:#f3f4f6;}
#picture.dark .ground{fill:#111418;}
#picture.dark .leader{stroke:#f3f4f6;}
#picture{--paper:#ffffff;--binding:#1f2937;--slack:#626c7d;--unmet:#b45309;--conflicting:#c94444;--broken:#c62828;--align:#0072b2;--most:#b45309;--guide:#7a3b8f;--baseline:#00795a;}
#picture.dark{--paper:#111418;--binding:#e5e7eb;--slack:#a3abb8;--unmet:#fdba74;--conflicting:#f19a93;--broken:#ff7b72;--align:#6cb4ff;--most:#fdba74;--guide:#cda4dd;--baseline:#4cc9a4;}
#picture .binding{color:var(--binding);}#picture .slack{color:var(--slack);}#picture .unmet{color:var(--unmet);}
#picture .conflicting{color:var(--conflicting);}#picture .broken{color:var(--broken);font-weight:600;}
#picture .align,#picture .least{color:var(--align);}#picture .most{color:var(--most);}
#picture .line,#picture .guide,#picture .baseline{fill:none;stroke:currentColor;stroke-width:0.9;vector-effect:non-scaling-stroke;}
#picture .slack .line:not(.end){stroke-dasharray:3 2;}
#picture .broken .line{stroke-width:1.6;}
#picture .align .line{stroke-width:0.7;stroke-opacity:0.6;}
#picture .faint{opacity:0.25;}
#picture .value{fill:currentColor;font-family:ui-monospace,monospace;}
#picture .paper{fill:var(--paper);fill-opacity:0.94;}
#picture .leader.binding,#picture .leader.slack,#picture .leader.unmet,#picture .leader.conflicting,#picture .leader.broken{stroke:currentColor;}
#picture .guide,#picture .baseline,#picture .ghost{pointer-events:none;}
#picture .guide{color:var(--guide);stroke-dasharray:6 2 1 2;}
#picture .baseline{color:var(--baseline);stroke-dasharray:1 2;}
#picture .ghost .line{fill:currentColor;fill-opacity:0.08;stroke-dasharray:5 3;stroke-width:1.2;}
#picture .chrome{pointer-events:none;}
#picture .hatch{stroke:#8e8e93;stroke-opacity:0.4;stroke-width:1;}
#picture .safe{fill:none;stroke:#8e8e93;stroke-opacity:0.6;stroke-width:0.5;stroke-dasharray:4 3;}
#picture .camera{fill:#000000;}
#picture .bezel{fill:none;stroke:#1d1d1f;stroke-width:6;}
#picture .mark{fill:none;stroke:#d6006c;stroke-width:1.5;vector-effect:non-scaling-stroke;pointer-events:none;}
#picture .measure{stroke:#d6006c;stroke-width:1;vector-effect:non-scaling-stroke;stroke-dasharray:4 2;}
#picture .number{fill:#a80055;paint-order:stroke;stroke:#fff;stroke-width:3px;font-family:ui-monospace,monospace;}
.stale #picture{opacity:0.45;filter:grayscale(1);}
.near #picture{outline:3px dashed var(--mark);outline-offset:4px;}
.ruler{position:absolute;background:#f6f7f9;overflow:visible;z-index:1;}
#ruler-across{left:44px;top:0;height:34px;}
#ruler-down{left:0;top:44px;width:34px;}
.ruler path{stroke:#8791a1;stroke-width:1;}
.ruler .break{cursor:pointer;}
.ruler .break path{stroke:var(--accent);stroke-width:2;}
.ruler text{font:10px system-ui,sans-serif;fill:var(--pale);}
.ruler .words{fill:var(--accent);}
.ruler .here{stroke:var(--mark);stroke-width:2;}
.handle{position:absolute;background:#5b6472;border-radius:5px;}
.handle:hover{background:var(--accent);}
#handle-width{width:10px;right:-18px;top:calc(50% - 28px);height:56px;cursor:ew-resize;}
#handle-height{height:10px;bottom:-18px;left:calc(50% - 28px);width:56px;cursor:ns-resize;}
#handle-both{width:14px;height:14px;right:-18px;bottom:-18px;cursor:nwse-resize;}
aside{overflow:auto;border-left:1px solid var(--line);background:var(--panel);}
aside > section,aside > details{padding:10px 14px;border-bottom:1px solid var(--line);}
#map{width:100%;cursor:crosshair;touch-action:none;}
.map-back{fill:#fff;stroke:var(--line);}
.status{stroke-width:1;}
.status.proved{fill:#dceae2;}
.status.not-decided{fill:#d3d5d9;stroke:var(--not-decided);stroke-dasharray:2 2;}
.status.unhealthy{fill:#dccdb3;stroke:var(--unhealthy);stroke-dasharray:6 2;}
.status.ambiguous{fill:#d7c5e2;stroke:var(--ambiguous);stroke-dasharray:1 2;}
.status.assertion-fails{fill:#e4c5b3;stroke:var(--assertion-fails);}
.status.conflict{fill:#e8bebb;stroke:var(--conflict);stroke-width:1.5;}
.map-break{stroke:var(--accent);stroke-width:0.6;opacity:0.55;}
.map-cross{stroke:var(--ink);stroke-width:0.7;stroke-dasharray:2 2;}
.map-here{fill:#fff;stroke:var(--ink);stroke-width:1.5;}
.map-device{fill:var(--ink);}
.map-number{font:9px system-ui,sans-serif;fill:var(--pale);}
#legend{list-style:none;margin:6px 0 0;padding:0;display:flex;flex-wrap:wrap;gap:2px 12px;font-size:12px;}
.word{font-weight:600;}
.word.proved{color:var(--proved);}.word.not-decided{color:var(--not-decided);}.word.unhealthy{color:var(--unhealthy);}
.word.ambiguous{color:var(--ambiguous);}.word.assertion-fails{color:var(--assertion-fails);}.word.conflict{color:var(--conflict);}
.list{list-style:none;margin:0;padding:0;max-height:260px;overflow:auto;}
.list button{width:100%;text-align:start;border-color:transparent;background:none;padding:3px 6px;}
.list button:hover,.list [aria-current="true"]{background:#e3ebf7;}
.list [aria-current="true"] small::after{content:" (at this size)";}
.list small,dd small,td small{display:block;color:var(--pale);overflow-wrap:anywhere;}
#tree{list-style:none;margin:0;padding:0;max-height:340px;overflow:auto;}
#tree li{padding:2px 6px;border-radius:5px;cursor:pointer;white-space:nowrap;}
#tree li[aria-selected="true"]{background:#cfe0f7;}
#tree small{color:var(--pale);}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums;}
th,td{text-align:start;padding:2px 6px 2px 0;vertical-align:top;font-weight:400;}
th{color:var(--pale);}
code{font:12px ui-monospace,monospace;overflow-wrap:anywhere;}
.binds{font-weight:600;}
dl{margin:6px 0 0;}dt{font-weight:600;}dd{margin:0 0 4px;}
.empty{color:var(--pale);margin:0;}
@media (max-width:820px){
body{height:auto;}
main{grid-template-columns:minmax(0,1fr);}
#stage{height:70vh;}
aside{border-left:0;border-top:1px solid var(--line);}
}
@media print{
header form,header .group,header label,.handle,.quiet,aside > details{display:none;}
body,main{display:block;height:auto;}
#stage{overflow:visible;background:none;height:auto;break-inside:avoid;}
#frame{position:relative;margin:0 0 30px;}
#picture{box-shadow:none;border:1px solid #000;max-width:100%;height:auto;}
.list,#tree,aside{max-height:none;overflow:visible;border:0;}
}
"""#

/// The scripts, as one.
let pageScript: StaticString =
  ##"""
(() => {
"use strict";
const zero=[0n,1n];
function exact(value){
if(typeof value==="number")return Number.isInteger(value)?[BigInt(value),1n]:exact(value.toString());
const[numerator,denominator]=value.split("/");
if(denominator!==undefined)return[BigInt(numerator),BigInt(denominator)];
const[,sign,whole,places=""]=/^([+-]?)(\d*)(?:\.(\d*))?$/.exec(value.trim())||[];
if(whole===undefined||whole+places==="")return null;
const digits=BigInt(whole+places);
return[sign==="-"?-digits:digits,10n**BigInt(places.length)];
}
const plus=(a,b)=>(a[1]===b[1]?[a[0]+b[0],a[1]]:[a[0]*b[1]+b[0]*a[1],a[1]*b[1]]);
const negated=(a)=>[-a[0],a[1]];
const minus=(a,b)=>plus(a,negated(b));
const times=(a,b)=>[a[0]*b[0],a[1]*b[1]];
const signOf=(a)=>(a[0]>0n?1:a[0]<0n?-1:0);
const compared=(a,b)=>signOf(minus(a,b));
const isEqual=(a,b)=>a[0]*b[1]===b[0]*a[1];
function floorOf(a,b){
const quotient=a/b;
return a<0n&&quotient*b!==a?quotient-1n:quotient;
}
function double([n,d]){
const limit=1n<<53n;
if(n<limit&&n>-limit&&d<limit)return Number(n)/Number(d);
if(n<0n)return-double([-n,d]);
const shift=64-(bits(n)-bits(d));
const scaled=shift>0?n<<BigInt(shift):n;
const divisor=shift>0?d:d<<BigInt(-shift);
const quotient=scaled/divisor;
const sticky=quotient*divisor===scaled?quotient<<1n:(quotient<<1n)|1n;
return Number(sticky)*2**-(shift+1);
}
const bits=(n)=>n.toString(2).length;
function spelled([n,d]){
const common=divisor(n<0n?-n:n,d);
const[a,b]=[n/common,d/common];
if(b===1n)return a.toString();
const places=decimalPlaces(b);
if(places===null)return`${a}/${b}`;
const digits=((a<0n?-a:a)*10n**BigInt(places)/b).toString().padStart(places+1,"0");
return`${a < 0n ? "-" : ""}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}
function rounded(length){
const text=spelled(length);
return/^-?\d+(\.\d{1,3})?$/.test(text)?text:`about ${short(double(length))}`;
}
function divisor(a,b){
while(b)[a,b]=[b,a%b];
return a||1n;
}
function decimalPlaces(denominator){
for(let places=1;places<=6;places+=1){
if(10n**BigInt(places)%denominator===0n)return places;
}
return null;
}
const[X,Y,WIDTH,HEIGHT]=[0,1,2,3];
function sizeOf(width,height){
const common=width[1]===height[1]?width[1]:width[1]*height[1];
return{width,height,w:width[0]*(common/width[1]),h:height[0]*(common/height[1]),q:common};
}
class Tables{
constructor(data){
this.affines=data.affines.map(BigInt);
this.limits=data.limits.map(([c,w,h,strict])=>({c:BigInt(c),w:BigInt(w),h:BigInt(h),strict:!!strict}));
this.numbers=data.numbers;
this.reasons=data.reasons;
this.looks=data.looks;
this.anchors=data.anchors.map(([view,measure,...lengths])=>[view,measure,...lengths.map((length)=>double(exact(length)))]);
this.rows=data.rows.map(([line,relation,constant,...rest])=>{
return{line,relation,constant:double(exact(constant??0)),anchors:rest.slice(0,2),factor:rest.length>2?double(exact(rest[2])):undefined};
});
this.conflicts=data.conflicts;
this.sums=data.sums.map((sum)=>sum.map((number,place)=>(place%2?number:exact(number))));
this.frameNumbers=4*data.views.length;
}
holds(number,size){
const limit=this.limits[number];
const room=limit.c*size.q+limit.w*size.w+limit.h*size.h;
return limit.strict?room>0n:room>=0n;
}
piece(number,size){
return this.numbers[number].find((piece)=>{
for(let place=2;place<piece.length;place+=1)if(!this.holds(piece[place],size))return false;
return true;
});
}
value(affine,size){
const[c,w,h,d]=this.affines.slice(4*affine,4*affine+4);
return[c*size.q+w*size.w+h*size.h,d*size.q];
}
coefficients(affine){
return this.affines.slice(4*affine,4*affine+4);
}
}
class Variant{
constructor(data,tables){
this.data=data;
this.tables=tables;
const numbers=unpacked(data.parts.concat(data.samples),1);
const looks=unpacked(data.parts.concat(data.samples),2);
const rows=unpacked(data.parts.concat(data.samples),3);
const content=(place)=>({numbers:numbers[place].slice(0,tables.frameNumbers),all:numbers[place],looks:looks[place],rows:rows[place]});
this.parts=data.parts.map((part,index)=>({limits:part[0],...content(index)}));
this.samples=data.samples.map((sample,index)=>{
const[conflicts=[],ghosts=[]]=sample.slice(4);
return{size:sizeOf(exact(sample[0][0]),exact(sample[0][1])),conflicts,ghosts,...content(data.parts.length+index)};
});
}
part(size){
const part=this.parts.find((each)=>each.limits.every((limit)=>this.tables.holds(limit,size)));
return part&&part.numbers.every((number)=>this.tables.piece(number,size))?part:undefined;
}
at(size){
const part=this.part(size);
if(part)return new LaidOut(this.tables,part,size,true);
const near=this.nearest(size);
return near&&new LaidOut(this.tables,near.part,near.size,false,near.distance>0);
}
conflictsAt(size,isAlike){
const distance=(sample)=>Math.hypot(double(minus(size.width,sample.size.width)),double(minus(size.height,sample.size.height)));
const holds=(conflict)=>signOf(this.tables.conflicts[conflict][2].map((part)=>this.tables.value(part,size)).reduce(plus,zero))<0;
const found=this.samples.filter(({conflicts,size:other})=>conflicts.length&&conflicts.every(holds)&&isAlike(other));
return found.length?found.reduce((best,next)=>(distance(next)<distance(best)?next:best)).conflicts:[];
}
nearest(size){
let best;
const consider=(part,other)=>{
const isHere=isEqual(size.width,other.width)&&isEqual(size.height,other.height);
const distance=isHere?0:Number.MIN_VALUE+Math.hypot(double(minus(size.width,other.width)),double(minus(size.height,other.height)));
if(!best||distance<best.distance)best={part,size:other,distance};
};
for(const sample of this.samples)consider(sample,sample.size);
for(const other of this.knownAround(size)){
const part=this.part(other);
if(part)consider(part,other);
}
return best;
}
knownAround(size){
const found=[];
for(const point of this.breaks()){
for(const step of[-1n,0n,1n]){
const length=[floorOf(point.length[0],point.length[1])+step,1n];
found.push(point.axis===0?sizeOf(length,size.height):sizeOf(size.width,length));
}
}
return found;
}
breaks(){
if(this.found)return this.found;
const used=new Set();
for(const part of this.parts){
for(const limit of part.limits)used.add(limit);
for(const number of new Set(part.numbers)){
for(const piece of this.tables.numbers[number])for(const limit of piece.slice(2))used.add(limit);
}
}
const points=new Map();
for(const number of used){
const{c,w,h}=this.tables.limits[number];
if((w===0n)===(h===0n))continue;
const slope=w||h;
const length=slope<0n?[c,-slope]:[-c,slope];
points.set(`${w ? 0 : 1} ${spelled(length)}`,{axis:w?0:1,length});
}
this.found=[...points.values()].sort((a,b)=>a.axis-b.axis||compared(a.length,b.length));
return this.found;
}
}
function unpacked(parts,place){
let last=[];
return parts.map((part)=>{
const changes=part[place];
if(Array.isArray(changes[0]))last=changes[0];
else if(changes.length){
last=last.slice();
for(let index=0;index<changes.length;index+=2)last[changes[index]]=changes[index+1];
}
return last;
});
}
class LaidOut{
constructor(tables,part,size,isExact,isNear=false){
this.tables=tables;
this.part=part;
this.size=size;
this.isExact=isExact;
this.isNear=isNear;
this.cache=new Map();
}
look(view){
return this.tables.looks[this.part.looks[view]];
}
piece(view,number){
return this.tables.piece(this.part.all[4*view+number],this.size);
}
contentLength(content,axis){
const piece=this.piece(this.part.looks.length+content,axis+2);
return piece&&double(this.tables.value(piece[0],this.size));
}
untransformed(view){
if(this.cache.has(view))return this.cache.get(view);
const numbers=[X,Y,WIDTH,HEIGHT].map((number)=>this.number(4*view+number));
const frame=numbers.every((number)=>number)?numbers:undefined;
this.cache.set(view,frame);
return frame;
}
number(place){
const number=this.part.all[place];
if(number>=0){
const piece=this.tables.piece(number,this.size);
return piece&&this.tables.value(piece[0],this.size);
}
const[constant,...parts]=this.tables.sums[-1-number];
let value=constant;
for(let index=0;index<parts.length;index+=2){
const other=this.untransformed(parts[index]>>2)?.[parts[index]&3];
if(!other)return undefined;
value=plus(value,times(other,parts[index+1]));
}
return value;
}
box(view){
const frame=this.untransformed(view);
const look=this.look(view);
if(!look.transform)return frame;
const[a,b,c,d,tx,ty,anchorX,anchorY]=look.transform.map(exact);
const before=[times(anchorX,frame[WIDTH]),times(anchorY,frame[HEIGHT])];
const[x,width]=extent(a,c,tx,before,frame);
const[y,height]=extent(b,d,ty,before,frame);
return[plus(x,plus(frame[X],before[0])),plus(y,plus(frame[Y],before[1])),width,height];
}
origin(view,axis){
const{origin}=this.look(view);
return origin?exact(origin[axis]):zero;
}
rootEdge(view,axis,superviews){
let edge=zero;
for(let next=view;superviews[next]!==undefined;next=superviews[next]){
edge=plus(edge,minus(this.untransformed(next)[axis],this.origin(superviews[next],axis)));
}
return edge;
}
frames(superviews,scale){
return superviews.map((superview,view)=>{
const frame=scale?this.snapped(view,superview,superviews,scale):this.box(view);
return frame.map(double);
});
}
snapped(view,superview,superviews,scale){
const frame=this.box(view);
const result=[];
for(const axis of[0,1]){
const isRoot=superview===undefined;
const corner=isRoot?zero:this.rootEdge(superview,axis,superviews);
const scroll=isRoot?zero:this.origin(superview,axis);
const start=minus(plus(corner,frame[axis]),scroll);
const near=snap(start,scale,this.look(view).down);
const far=snap(plus(start,frame[axis+2]),scale,this.look(view).down);
const outer=isRoot?zero:snap(corner,scale,this.look(superview).down);
result[axis]=plus(minus(near,outer),scroll);
result[axis+2]=minus(far,near);
}
return result;
}
}
function extent(p,q,shift,before,frame){
const end=(factor,axis)=>(signOf(factor)<0?minus(frame[axis+2],before[axis]):negated(before[axis]));
const least=plus(times(p,end(p,0)),times(q,end(q,1)));
const size=(factor)=>(signOf(factor)<0?negated(factor):factor);
return[plus(least,shift),plus(times(size(p),frame[WIDTH]),times(size(q),frame[HEIGHT]))];
}
function snap(edge,scale,isDown){
const[n,d]=times(edge,scale);
const pixels=isDown?floorOf(n,d):floorOf(2n*n+d,2n*d);
return[pixels*scale[1],scale[0]];
}
class Texts{
constructor(data){
this.fonts=data.fonts.map(([characters,units])=>{
const advances=new Map();
[...characters].forEach((character,index)=>advances.set(character,units[index]));
return advances;
});
this.texts=data.texts;
}
lines(number,text,width){
const[font,mostLines,unit,words,paragraphs]=this.texts[number];
const characters=[...text];
const pen=[0];
for(const character of characters)pen.push(pen[pen.length-1]+(this.fonts[font].get(character)||0));
const scale=exact(unit);
const room=signOf(width)>0?Number(floorOf(width[0]*scale[1],width[1]*scale[0])):Infinity;
const lines=broken(pen,words,paragraphs,room,mostLines);
return lines.map(([start,end])=>({
text:characters.slice(start,end).join(""),
width:(pen[end]-pen[start])*double(scale),
isLast:end>=characters.length,
}));
}
}
function broken(pen,words,paragraphs,room,mostLines){
const lines=[];
for(let index=0;index<paragraphs.length;index+=4){
const[first,,firstWord,endWord]=paragraphs.slice(index,index+4);
let[start,word]=[first,firstWord];
do{
if(mostLines>0&&lines.length===mostLines)return lines;
const line=endOfLine(pen,words,start,word,endWord,room);
lines.push([start,line.end]);
word=line.word;
start=word<endWord?Math.max(line.end,words[2*word]):line.end;
}while(word<endWord);
}
return lines;
}
function endOfLine(pen,words,start,word,endWord,room){
const limit=pen[start]+room;
let next=word;
while(next<endWord&&pen[words[2*next+1]]<=limit)next+=1;
if(next>word)return{end:words[2*next-1],word:next};
const end=endOfCharacters(pen,start,words[2*word+1],limit);
return{end,word:end===words[2*word+1]?word+1:word};
}
function endOfCharacters(pen,start,end,limit){
let last=start+1;
while(last<end&&pen[last+1]<=limit)last+=1;
while(last<end&&pen[last+1]===pen[last])last+=1;
return last;
}
const layers={constraints:"Constraints",guides:"Guides",baselines:"Baselines","safe-area":"Safe area",ids:"Names",hidden:"Hidden views"};
const usualLayers=Object.keys(layers).slice(0,-1);
const lineStates=["broken","conflicting","unmet","binding","slack"];
const tolerance=1e-6;
const decimals=(number,places=2)=>String(Math.sign(number)*(Math.round(Math.abs(number)*10**places)/10**places)||0);
function distinct(a,b){
const places=[2,3,4,5,6,7].find((count)=>decimals(a,count)!==decimals(b,count))??2;
return[decimals(a,places),decimals(b,places),places];
}
class Dimensions{
constructor(data,tables,laidOut,conflicts,size){
Object.assign(this,{data,tables,laidOut});
this.superviews=[...data.views.map((view)=>view.in),...data.guides.map(([,owner])=>owner)];
this.known=new Map();
this.sums=new Map();
this.members=new Set();
for(const number of conflicts){
const[broken,members,parts]=tables.conflicts[number];
this.sums.set(broken,sumText(parts.map((part)=>double(tables.value(part,size)))));
members.forEach((member)=>this.members.add(member));
}
}
frame(view){
if(this.known.has(view))return this.known.get(view);
const own=this.laidOut.untransformed(view)?.map(double);
const owner=this.superviews[view];
let found=own;
if(own&&owner!==undefined){
const outer=this.frame(owner);
const origin=[0,1].map((axis)=>double(this.laidOut.origin(owner,axis)));
found=[outer[X]+own[X]-origin[0],outer[Y]+own[Y]-origin[1],own[WIDTH],own[HEIGHT]];
}
this.known.set(view,found);
return found;
}
value([view,measure,offset=0]){
const[axis,place]=[measure>>2,measure&3];
const frame=this.frame(view);
const isBoxed=this.data.boxed&&view<this.data.views.length&&this.laidOut.look(view).transform;
const plain=isBoxed&&this.laidOut.untransformed(view);
const box=isBoxed?this.laidOut.box(view).map((number,index)=>double(number)+(index<2?frame[index]-double(plain[index]):0)):frame;
return place===3?box[2+axis]+offset:box[axis]+(place/2)*box[2+axis]+offset;
}
line(index){
const row=this.tables.rows[this.laidOut.part.rows[index]];
if(!row||!row.anchors.length)return undefined;
const[a,b]=row.anchors.map((anchor)=>this.tables.anchors[anchor]);
if(!this.frame(a[0])||(b&&!this.frame(b[0])))return undefined;
const views=b?[a[0],b[0]]:[a[0]];
const line=!b?this.length(a,row,index):row.factor===undefined?this.distance(a,b,row,index):this.ratio(a,b,row,index);
return{index,views,line:row.line,...line};
}
lines(isLeftOut){
this.found??=this.allLines(isLeftOut);
return this.found;
}
allLines(isLeftOut){
const lines=this.laidOut.part.rows.map((_,index)=>this.line(index));
const views=(index)=>(this.data.constraints[index]||[]).slice(1);
const shown=lines.map((line,index)=>(line?line.views:views(index)).every((view)=>!isLeftOut(view)));
const undrawn=this.laidOut.part.rows.filter((row,index)=>row>=0&&!lines[index]&&shown[index]).length;
return{lines:lines.filter((line,index)=>line&&shown[index]),undrawn};
}
length(a,row,index,wanted=row.constant,words=undefined){
const[view,measure,,start=0]=a;
const axis=measure>>2;
const frame=this.frame(view);
const actual=this.value(a);
const from=frame[axis]+start;
const state=this.state(actual,row.relation,wanted,index);
const label=this.label(actual,row.relation,wanted,state,index,words);
return{axis,from,to:from+actual,low:frame[1-axis],high:frame[1-axis]+frame[3-axis],state,label,isLength:true};
}
ratio(a,b,row,index){
const{factor,constant}=row;
const name=b[0]===0?"root":(this.data.views[b[0]]||{name:this.data.guides[b[0]-this.data.views.length][0]}).name;
const sum=constant?` ${constant > 0 ? "+" : "−"} ${decimals(Math.abs(constant))}`:"";
const words=`${factor === 1 ? "" : `${decimals(factor)} × `}${name}.${b[1] >> 2 ? "height" : "width"}${sum}`;
return this.length(a,row,index,factor*this.value(b)+constant,words);
}
distance(a,b,row,index){
const axis=a[1]>>2;
const[first,second]=[this.value(a),this.value(b)];
const isBackward=row.constant<0||(row.constant===0&&first<second);
const[actual,wanted]=isBackward?[second-first,-row.constant||0]:[first-second,row.constant];
const relation=isBackward?[0,2,1][row.relation]:row.relation;
const state=this.state(actual,relation,wanted,index);
const isAlignment=state!=="broken"&&relation===0&&wanted===0&&Math.abs(actual)<tolerance;
const frames=[this.frame(a[0]),this.frame(b[0])];
const[nears,fars]=[frames.map((frame)=>frame[1-axis]),frames.map((frame)=>frame[1-axis]+frame[3-axis])];
const[one,other]=isAlignment||Math.abs(actual)<tolerance?[Math.min(...nears),Math.max(...fars)]:[Math.max(...nears),Math.min(...fars)];
const label=isAlignment?"":this.label(actual,relation,wanted,state,index);
return{axis,from:Math.min(first,second),to:Math.max(first,second),low:Math.min(one,other),high:Math.max(one,other),state,label};
}
state(actual,relation,wanted,index){
if(this.sums.has(index))return"broken";
if(this.members.has(index))return"conflicting";
const error=(actual-wanted)*(relation===2?-1:1);
if(Math.abs(error)<tolerance)return"binding";
return relation!==0&&error<0?"slack":"unmet";
}
label(actual,relation,wanted,state,index,words){
if(state==="broken")return this.sums.get(index);
const sign=["","≤ ","≥ "][relation];
const error=(actual-wanted)*(relation===2?-1:1);
if(Math.abs(error)<tolerance)return sign+(words&&!sign?"= ":"")+(words??decimals(wanted));
const[left,number]=distinct(actual,wanted);
if(relation!==0&&error<0)return`${left} ${sign}${words ?? number}`;
return`${left} ${["≠", ">", "<"][relation]} ${words ?? number}`;
}
}
function sumText(parts){
const[large,small]=[parts.filter((part)=>part<0).map((part)=>-part),parts.filter((part)=>part>0)];
const total=(numbers)=>numbers.reduce((sum,number)=>sum+number,0);
const places=distinct(total(large),total(small))[2];
const side=(numbers)=>(numbers.length?numbers.slice(0,6).map((number)=>decimals(number,places)).join(" + ")+(numbers.length>6?" + …":""):"0");
return`${side(large)} > ${side(small)}`;
}
class LinePainter{
constructor(taken,area,size){
Object.assign(this,{taken,area,size});
[this.lines,this.labels,this.waiting]=[[],[],[]];
}
draw(line,words,isFaint){
const group=(children)=>svg("g",{class:`dimension ${line.label ? line.state : "align"}${isFaint ? " faint" : ""}`,"data-constraint":line.index,"data-view":line.views.find((view)=>view)??0},[svg("title",{},[words]),...children]);
if(!line.label){
this.lines.push(group([this.path(line,[[line.from,line.low],[line.from,line.high]])]));
return;
}
const found=isFaint?undefined:this.place(line);
const across=found?found.across:line.low+(line.high-line.low)*0.5;
this.lines.push(group(this.mark(line,across)));
if(found)this.labels.push(group(this.text(line,found.box)));
else if(!isFaint)this.waiting.push({words:line.label,name:line.state,room:this.room(line),...this.middle(line,across)});
}
room(line){
return line.label.length*this.size*0.61+0.4*this.size;
}
place(line){
const width=this.room(line);
for(const mayCross of[false,true]){
for(const share of line.isLength?[0.8,0.2,0.5,0.65,0.35,0.92]:[0.5,0.3,0.7,0.15,0.85]){
const across=line.low+(line.high-line.low)*share;
if(!mayCross&&!this.isFree(this.box(line,across,0.5)))continue;
const box=this.candidates(line,across,width).find((candidate)=>isInside(candidate,this.area)&&this.isFree(candidate));
if(!box)continue;
this.taken.push(box);
return{across,box};
}
}
return undefined;
}
isFree(box){
return!this.taken.some((other)=>overlaps(other,box));
}
candidates(line,across,width){
const height=this.size*1.2;
const gap=this.size*0.25;
const middle=(line.from+line.to)/2;
const box=(along,beside)=>{
const[x,y]=line.axis===0?[along,beside]:[beside,along];
return{left:x-width/2,right:x+width/2,top:y-height/2,bottom:y+height/2};
};
const[along,beside]=line.axis===0?[width,height]:[height,width];
const isLong=line.to-line.from>=along+2*gap;
return[
...(isLong?[box(middle,across)]:[]),box(middle,across-beside/2-gap),box(middle,across+beside/2+gap),
box(line.to+along/2+gap,across),box(line.from-along/2-gap,across),
];
}
box(line,across,by){
return line.axis===0
?{left:line.from,right:line.to,top:across-by,bottom:across+by}
:{left:across-by,right:across+by,top:line.from,bottom:line.to};
}
middle(line,across){
const box=this.box(line,across,1);
const[x,y]=[(box.left+box.right)/2,(box.top+box.bottom)/2];
return{left:x-1,right:x+1,top:y-1,bottom:y+1};
}
path(line,...strokes){
const at=([along,across])=>(line.axis===0?[along,across]:[across,along]).map(short).join(" ");
return svg("path",{d:strokes.map((points)=>`M${points.map(at).join("L")}`).join(""),class:"line"});
}
mark(line,across){
const half=this.size*0.28;
const whole=[[line.from,across],[line.to,across]];
const ends=[line.from,line.to].map((end)=>[[end,across-half],[end,across+half]]);
if(line.state!=="slack")return[this.path(line,whole,...ends)];
const strokes=this.path(line,...ends);
strokes.classList.add("end");
return[this.path(line,whole),strokes];
}
text(line,box){
return[
svg("rect",{x:short(box.left),y:short(box.top),width:short(box.right-box.left),height:short(box.bottom-box.top),rx:short(0.2*this.size),class:"paper"}),
svg("text",{x:short((box.left+box.right)/2),y:short(box.bottom-0.3*this.size),class:"value","text-anchor":"middle","font-size":short(this.size)},[line.label]),
];
}
}
const isInside=(box,area)=>box.left>=area.left&&box.top>=area.top&&box.right<=area.right&&box.bottom<=area.bottom;
const svgNamespace="http://www.w3.org/2000/svg";
function svg(name,attributes={},children=[]){
const element=document.createElementNS(svgNamespace,name);
for(const[key,value]of Object.entries(attributes)){
if(value!==undefined&&value!==null)element.setAttribute(key,value);
}
element.append(...children);
return element;
}
function html(name,attributes={},children=[]){
const element=document.createElement(name);
for(const[key,value]of Object.entries(attributes)){
if(value===true)element.setAttribute(key,"");
else if(value!==undefined&&value!==null&&value!==false)element.setAttribute(key,value);
}
element.append(...children);
return element;
}
const short=(number)=>String(Math.round(number*1000)/1000);
const appearances={
light:{back:"#ffffff",ink:"#111827",pale:"#5f6775",line:"#c7ccd4",field:"#eef0f3",tint:"#0a60c2",knob:"#ffffff"},
dark:{back:"#111418",ink:"#f3f4f6",pale:"#a3abb8",line:"#4b5563",field:"#272c34",tint:"#6cb4ff",knob:"#e5e7eb"},
};
const kindColours={
label:"#0072b2",button:"#009e73",popup:"#009e73",image:"#cc79a7",field:"#e69f00",text:"#e69f00",
switch:"#d55e00",slider:"#d55e00",stepper:"#d55e00",segments:"#d55e00",date:"#d55e00",picker:"#d55e00",
progress:"#56b4e9",spinner:"#56b4e9",scroll:"#7a3b8f",table:"#7a3b8f",stack:"#8c6d1f",grid:"#8c6d1f",
};
const fontStack="Inter, system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif";
class Picture{
constructor(views,texts,laidOut,scale,options){
this.views=views;
this.texts=texts;
this.laidOut=laidOut;
this.options=options;
this.superviews=views.map((view)=>view.in);
this.frames=laidOut.frames(this.superviews,scale);
this.colours=appearances[options.dark?"dark":"light"];
this.children=views.map(()=>[]);
views.forEach((view,index)=>view.in!==undefined&&this.children[view.in].push(index));
this.shown=[];
views.forEach((view,index)=>(this.shown[index]=!laidOut.look(index).hidden&&(view.in===undefined||this.shown[view.in])));
}
isLeftOut(view){
return this.shown[view]===false&&!this.shows("hidden");
}
shows(layer){
return this.options.style==="blueprint"&&this.options.show.has(layer);
}
elements(){
const[,,width,height]=this.frames[0];
const back=this.colour("fill",this.laidOut.look(0))||this.colours.back;
const isBlueprint=this.options.style==="blueprint";
return[
svg("rect",{width:short(width),height:short(height),fill:isBlueprint?this.colours.back:back,class:"screen"}),
...this.children[0].map((child)=>this.group(child)),
];
}
inkAt(x,y){
const places=this.corners();
let ground=this.colours.back;
this.views.forEach((_,view)=>{
const look=this.laidOut.look(view);
const[,,width,height]=this.frames[view];
const[left,top]=places[view];
const isThere=!look.hidden&&left<=x&&x<=left+width&&top<=y&&y<=top+height;
if(isThere)ground=this.colour("fill",look)||ground;
});
return contrasting(ground);
}
group(view){
const look=this.laidOut.look(view);
const children=look.hidden&&!this.shows("hidden")?[]:this.children[view].map((child)=>this.group(child));
const[originX,originY]=look.origin?look.origin.map((text)=>double(exact(text))):[0,0];
const inside=originX||originY?[svg("g",{transform:`translate(${short(-originX)} ${short(-originY)})`},children)]:children;
const isBlueprint=this.options.style==="blueprint";
const window=look.clips&&!isBlueprint&&!look.hidden?`clip-${view}`:undefined;
const attributes={transform:this.placement(view,look),"data-view":view,opacity:look.alpha,"clip-path":window&&`url(#${window})`};
return svg("g",attributes,[
...(window?[this.window(view,look,window)]:[]),
...(isBlueprint?this.box(view,look):this.mockup(view,look)),
...inside,
...(window?this.scrollBar(view,look):[]),
]);
}
window(view,look,id){
const[width,height]=this.size(view);
return svg("clipPath",{id},[this.rectangle(Math.max(0,width),Math.max(0,height),undefined,look.radius)]);
}
scrollBar(view,look){
const{content}=this.views[view];
const[width,height]=this.size(view);
const whole=content===undefined?0:this.laidOut.contentLength(content,1)??0;
if(whole<=height+0.5||height<=40||width<=12)return[];
const length=Math.min(height-6,Math.max(20,(height*height)/whole));
return[svg("rect",{x:look.rtl?2:short(width-5),y:3,width:3,height:short(length),rx:1.5,fill:this.colours.pale,class:"bar"})];
}
size(view){
if(!this.laidOut.look(view).transform)return this.frames[view].slice(2);
return this.laidOut.untransformed(view).slice(2).map(double);
}
placement(view,look){
if(!look.transform)return`translate(${short(this.frames[view][X])} ${short(this.frames[view][Y])})`;
const[x,y,width,height]=this.laidOut.untransformed(view).map(double);
const[a,b,c,d,tx,ty,anchorX,anchorY]=look.transform.map((text)=>double(exact(text)));
const[beforeX,beforeY]=[anchorX*width,anchorY*height];
return`translate(${x + beforeX + tx} ${y + beforeY + ty}) matrix(${a} ${b} ${c} ${d} 0 0) translate(${-beforeX} ${-beforeY})`;
}
colour(name,look){
const pair=look[name];
return pair&&(this.options.dark&&pair[1]?pair[1]:pair[0]);
}
box(view,look){
const[width,height]=this.size(view);
const colour=kindColours[this.views[view].shape]||"#64748b";
const attributes={width:short(width),height:short(height),stroke:colour,"stroke-width":0.75,class:"box"};
if(this.isLeftOut(view))return[];
if(!this.shown[view])return[svg("rect",{...attributes,fill:"none","stroke-dasharray":"3 3"})];
return[svg("rect",{...attributes,fill:colour,"fill-opacity":this.views[view].shape==="view"?0.08:0.16})];
}
overlay(dimensions){
if(this.options.style!=="blueprint")return[];
const size=10/this.options.zoom;
const taken=[];
const[names,outside]=this.shows("ids")?this.names(size,taken):[[],[]];
const painter=new LinePainter(taken,this.area(),0.9*size);
if(this.shows("constraints"))this.constraints(dimensions,painter);
const[leaders,labels]=this.leaders([...outside,...painter.waiting],taken,size);
return[...this.guides(dimensions),...this.baselines(),...this.ghosts(size),...painter.lines,...leaders,...painter.labels,...names,...labels];
}
area(){
const[,,width,height]=this.frames[0];
const area={left:0,top:0,right:width,bottom:height};
this.corners().forEach(([x,y],view)=>{
const[,,w,h]=this.frames[view];
if(x>2*width||y>2*height||x+w<-width||y+h<-height)return;
Object.assign(area,{left:Math.max(-width,Math.min(area.left,x)),top:Math.max(-height,Math.min(area.top,y))});
Object.assign(area,{right:Math.min(2*width,Math.max(area.right,x+w)),bottom:Math.min(2*height,Math.max(area.bottom,y+h))});
});
return area;
}
constraints(dimensions,painter){
const{lines}=dimensions.lines((view)=>this.isLeftOut(view));
const{selected}=this.options;
const isFaint=(line)=>selected>=0&&line.state!=="broken"&&!line.views.includes(selected);
const rank=(line)=>lineStates.indexOf(line.state)+(isFaint(line)?lineStates.length:0);
for(const line of[...lines].sort((a,b)=>rank(a)-rank(b)||a.index-b.index))painter.draw(line,this.options.words(line.line),isFaint(line));
}
guides(dimensions){
if(!this.shows("guides"))return[];
const seen=new Set([String(dimensions.frame(0))]);
return dimensions.data.guides.flatMap(([name,,isPlain],index)=>{
const frame=isPlain?undefined:dimensions.frame(this.views.length+index);
if(!frame||seen.has(String(frame)))return[];
seen.add(String(frame));
const[x,y,width,height]=frame.map(short);
const words=frame.map((number)=>decimals(number));
return[svg("rect",{x,y,width,height,class:"guide"},[svg("title",{},[`${name} ${words[0]}, ${words[1]}, ${words[2]}x${words[3]}`])])];
});
}
baselines(){
if(!this.shows("baselines"))return[];
const places=this.corners();
return this.views.flatMap(({shape},view)=>{
const look=this.laidOut.look(view);
if(!this.shown[view]||look.breaks===undefined||look.transform)return[];
const height=double(this.laidOut.untransformed(view)[HEIGHT]);
const width=this.frames[view][WIDTH];
const room=this.laidOut.untransformed(view)[WIDTH];
const lines=this.texts.lines(look.breaks,look.text,look.beside?minus(room,exact(look.beside)):room).length;
const size=double(exact(look.font));
const isTop=shape==="text"&&look.padding;
const baseline=isTop?double(exact(look.padding[1]))+0.952*size:height/2+0.3555*size-(1.19335*size*(lines-1))/2;
const[x,y]=places[view];
return baseline<-1||baseline>height+1?[]:[svg("path",{d:`M${short(x)} ${short(y + baseline)}h${short(width)}`,class:"baseline"})];
});
}
ghosts(size){
if(!this.shows("constraints"))return[];
const places=this.corners();
return(this.laidOut.part.ghosts||[]).map(([words,isLeast,boxes,side])=>{
const rects=boxes.map(([x,y,width,height])=>svg("rect",{x:short(x),y:short(y),width:short(width),height:short(height),class:"line"}));
const arrow=side?[svg("path",{d:this.arrow(side,places[side[0]],2.6*size),class:"line"})]:[];
return svg("g",{class:`ghost ${isLeast ? "least" : "most"}`},[svg("title",{},[words]),...rects,...arrow]);
});
}
arrow([view,axis,isLength,isFar],corner,length){
const frame=this.frames[view];
const start=corner[axis]+(isFar||isLength?frame[2+axis]:0);
const end=start+(isFar?length:-length);
const across=corner[1-axis]+0.3*frame[3-axis];
const head=(end-start)*0.25;
const at=(along,beside)=>(axis===0?[along,beside]:[beside,along]).map(short).join(" ");
return`M${at(start, across)}L${at(end, across)}M${at(end - head, across - Math.abs(head))}L${at(end, across)}L${at(end - head, across + Math.abs(head))}`;
}
names(size,taken){
const places=this.corners();
const outside=[];
const names=this.views.slice(1).flatMap((each,index)=>{
const view=index+1;
const[,,width,height]=this.frames[view];
const words=this.nameOf(view);
const room=words.length*size*0.61;
const[x,y]=places[view];
if(this.isLeftOut(view))return[];
for(let top=y+size;width>=room&&top<=y+height-0.2*size;top+=1.15*size){
const box={left:x+2,right:x+2+room,top:top-0.85*size,bottom:top+0.2*size};
if(taken.some((other)=>overlaps(other,box)))continue;
taken.push(box);
const isOnScreen=isInside(box,{left:0,top:0,right:this.frames[0][2],bottom:this.frames[0][3]});
const ground=isOnScreen?[]:[svg("rect",{x:short(x),y:short(box.top),width:short(room+4),height:short(1.05*size),class:"ground"})];
return[...ground,svg("text",{x:short(x+2),y:short(top),class:"name","font-size":short(size)},[words])];
}
outside.push({view,words,room:room+0.5*size,name:"",left:x,top:y,right:x+width,bottom:y+height});
return[];
});
return[names,outside];
}
nameOf(view){
const[,,width,height]=this.frames[view];
return`${this.views[view].name} ${short(width)}×${short(height)}`;
}
leaders(boxes,taken,size){
const places=this.corners();
const[,,width,height]=this.frames[0];
const area={left:0,top:0,right:width,bottom:height};
const leaves=this.views.map((_,view)=>view).filter((view)=>view&&!this.children[view].length&&this.shown[view]).map((view)=>{
const[left,top]=places[view];
return{view,left,top,right:left+this.frames[view][2],bottom:top+this.frames[view][3]};
});
const isFree=(place,others)=>isInside(place,area)&&!others.some((other)=>overlaps(other,place));
const[lines,labels]=[[],[]];
for(const box of boxes.slice(0,80)){
const candidates=around(box,box.room,1.3*size,size).filter((place)=>isFree(place,taken));
const others=leaves.filter(({view})=>view!==box.view);
const place=candidates.find((candidate)=>isFree(candidate,others))||candidates[0];
if(!place)continue;
taken.push(place);
const[from,to]=nearestPoints(box,place);
lines.push(svg("path",{d:`M${from.map(short).join(" ")}L${to.map(short).join(" ")}`,class:`leader ${box.name}`}));
labels.push(svg("rect",{x:short(place.left),y:short(place.top),width:short(place.right-place.left),height:short(place.bottom-place.top),rx:short(0.2*size),class:"ground"}));
labels.push(svg("text",{x:short(place.left+0.25*size),y:short(place.bottom-0.35*size),class:box.name?`value ${box.name}`:"name","font-size":short(box.name?0.9*size:size)},[box.words]));
}
return[lines,labels];
}
corners(){
const found=[[0,0]];
this.views.forEach((view,index)=>{
if(view.in===undefined)return;
const{origin}=this.laidOut.look(view.in);
const[originX,originY]=origin?origin.map((text)=>double(exact(text))):[0,0];
found[index]=[
found[view.in][0]+this.frames[index][X]-originX,
found[view.in][1]+this.frames[index][Y]-originY,
];
});
return found;
}
mockup(view,look){
if(look.hidden)return[];
const[width,height]=this.size(view);
const shape=this.views[view].shape;
const fill=this.colour("fill",look);
const radius=look.radius||(shape==="button"&&fill?Math.min(8,height/2):0);
const back=fill?[this.rectangle(width,height,fill,radius)]:[];
const area=svg("rect",{width:short(width),height:short(height),fill:"none",class:"area"});
const draw=drawings[shape];
return[...back,...(draw?draw(this,view,look,width,height):this.outline(view,fill,width,height)),area];
}
file(view,look,width,height){
if(!look.picture)return[];
const[number,mode,...own]=look.picture;
const[name,address]=this.options.pictures[number];
const[x,y,w,h]=contentBox(mode,own.map((length)=>double(exact(length))),width,height);
if(!(w>0&&h>0))return[];
const{images}=this.options;
let image=images.get(view);
if(image?.getAttribute("href")!==address){
image=svg("image",{href:address,preserveAspectRatio:"none"},[svg("title",{},[name])]);
images.set(view,image);
}
for(const[key,value]of Object.entries({x,y,width:w,height:h}))image.setAttribute(key,short(value));
return[image];
}
rectangle(width,height,fill,radius=0,stroke=undefined){
const rx=radius?short(Math.min(radius,width/2,height/2)):undefined;
return svg("rect",{width:short(width),height:short(height),fill,rx,stroke});
}
outline(view,fill,width,height){
const isBare=["view","scroll","button"].includes(this.views[view].shape)&&!this.children[view].length;
if(fill||!isBare||!(width>0&&height>0))return[];
return[svg("rect",{width:short(width),height:short(height),class:"outline"})];
}
standIn(look,[x,y,width,height],words){
const side=Math.min(width,height);
const{field,line,pale}=this.colours;
const isSmall=side<40;
const size=Math.min(12,Math.max(8,side/12));
const fitting=(text)=>(text.length*size*0.58<=width-12?text:`${text.slice(0, Math.max(0, Math.floor((width - 12) / (size * 0.58)) - 1))}…`);
const rows=side>=64?words.filter((text)=>text).map(fitting):[];
const[middleX,middleY]=[x+width/2,y+height/2-rows.length*size*0.65];
const radius=isSmall?Math.max(double(exact(look.radius||0)),side*0.2):look.radius;
const ink=isSmall&&look.tint?this.colour("tint",look):line;
const ground=this.rectangle(width,height,isSmall?ink:field,radius);
ground.setAttribute("transform",`translate(${short(x)} ${short(y)})`);
if(isSmall)ground.setAttribute("fill-opacity",0.35);
const share=side*(isSmall?0.26:0.16);
const hills=`M${short(middleX - share)} ${short(middleY + share * 0.75)}l${short(share * 0.68)} ${short(-share * 1.05)}l${short(share * 0.44)} ${short(share * 0.6)}l${short(share * 0.28)} ${short(-share * 0.3)}l${short(share * 0.6)} ${short(share * 0.75)}z`;
return[
ground,svg("path",{d:hills,fill:ink}),
svg("circle",{cx:short(middleX+share*0.7),cy:short(middleY-share*0.5),r:short(share*0.22),fill:ink}),
...rows.map((text,row)=>svg("text",{
x:short(middleX),y:short(middleY+side*0.12+size*(1.3+1.25*row)),"text-anchor":"middle","font-size":short(size),"font-family":fontStack,fill:pale,class:"words",
},[text])),
];
}
text(view,look,ink,options={}){
if(look.breaks===undefined)return[];
const exactWidth=this.laidOut.untransformed(view)[WIDTH];
const room=look.beside&&!options.isTitle?minus(exactWidth,exact(look.beside)):exactWidth;
const lines=this.texts.lines(look.breaks,look.text,room);
const[width,height]=this.size(view);
const size=double(exact(look.font));
const lineHeight=1.19335*size;
const padding=look.padding?double(exact(look.padding[0])):0;
const top=options.top??(height-lineHeight*lines.length)/2;
return lines.map((line,index)=>{
const isCut=index===lines.length-1&&!line.isLast;
const place=aligned(look,options.align,padding,width,Math.min(line.width,width));
const baseline=top+lineHeight*index+(lineHeight-1.193*size)/2+0.952*size;
return this.line(line,isCut,place,baseline,size,look,ink);
});
}
line(line,isCut,x,baseline,size,look,ink){
const mirrored=startsRightToLeft(look.text);
const attributes={
x:short(x),y:short(baseline),"font-size":short(size),fill:ink,"font-family":fontStack,"xml:space":"preserve",
"font-weight":look.weight,direction:mirrored?"rtl":undefined,"text-anchor":mirrored?"end":undefined,
};
if([...line.text].length>1)Object.assign(attributes,{textLength:short(line.width),lengthAdjust:"spacingAndGlyphs"});
return svg("text",attributes,[isCut?`${line.text}…`:line.text]);
}
}
function startsRightToLeft(text){
const letter=/\p{L}/u.exec(text||"");
return!!letter&&/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u.test(letter[0]);
}
function around(box,width,height,size){
const[middleX,middleY]=[(box.left+box.right)/2,(box.top+box.bottom)/2];
const sides=[[1,0],[-1,0],[0,1],[0,-1],[1,1],[-1,1],[1,-1],[-1,-1]];
return[0.5,1.5,3,5,8].flatMap((distance)=>sides.map(([x,y])=>{
const centreX=middleX+x*((box.right-box.left)/2+distance*size+width/2);
const centreY=middleY+y*((box.bottom-box.top)/2+distance*size+height/2);
return{left:centreX-width/2,right:centreX+width/2,top:centreY-height/2,bottom:centreY+height/2};
}));
}
function nearestPoints(a,b){
const between=(value,low,high)=>Math.min(Math.max(value,low),high);
const end=[between((b.left+b.right)/2,a.left,a.right),between((b.top+b.bottom)/2,a.top,a.bottom)];
return[end,[between(end[0],b.left,b.right),between(end[1],b.top,b.bottom)]];
}
const overlaps=(a,b)=>a.left<b.right&&b.left<a.right&&a.top<b.bottom&&b.top<a.bottom;
function contentBox(mode,own,width,height){
if(mode==="scaleToFill"||mode==="redraw")return[0,0,width,height];
let[w,h]=own;
if(mode.startsWith("scaleAspect")){
const scale=Math[mode==="scaleAspectFit"?"min":"max"](width/w,height/h);
[w,h]=[scale*w,scale*h];
}
const across=/left$/i.test(mode)?0:/right$/i.test(mode)?1:0.5;
const down=mode.startsWith("top")?0:mode.startsWith("bottom")?1:0.5;
return[across*(width-w),down*(height-h),w,h];
}
function aligned(look,fallback,padding,width,length){
const natural=look.rtl?"right":"left";
const chosen=look.align&&look.align!=="natural"?look.align:fallback||natural;
const align=chosen==="justified"?natural:chosen;
if(align==="center")return(width-length)/2;
return align==="right"?width-padding-length:padding;
}
const drawings={
label:(picture,view,look)=>picture.text(view,look,picture.colour("ink",look)||picture.colours.ink),
button(picture,view,look,width,height){
const fill=picture.colour("fill",look);
const ink=picture.colour("ink",look)||(fill?contrasting(fill):picture.colour("tint",look)||picture.colours.tint);
if(look.breaks!==undefined)return picture.text(view,look,ink,{align:"center",isTitle:true});
if(!look.image)return picture.outline(view,fill,width,height);
const side=Math.min(width,height,24);
return picture.standIn({...look,tint:[ink]},[(width-side)/2,(height-side)/2,side,side],[]);
},
popup:(picture,view,look,width,height)=>[
...drawings.button(picture,view,look,width,height),
svg("path",{d:`M${short(width - 14)} ${short(height / 2 - 2)}l4 4l4 -4`,fill:"none",stroke:picture.colours.pale}),
],
image(picture,view,look,width,height){
if(!(width>0&&height>0))return[];
const file=picture.file(view,look,width,height);
if(file.length)return file;
const[name="",mode="",...own]=look.image||[];
const lengths=own.map((length)=>double(exact(length)));
const place=own.length?contentBox(mode||"scaleToFill",lengths,width,height):[0,0,width,height];
const size=`${(own.length ? lengths : [width, height]).map((length) => short(Math.round(length * 100) / 100)).join(" × ")}${mode ? ` ${mode}` : ""}`;
return place[2]>0&&place[3]>0?picture.standIn(look,place,[name,size]):[];
},
field(picture,view,look,width,height){
const box=picture.rectangle(width,height,picture.colour("fill",look)||picture.colours.field,look.radius||6,picture.colours.line);
if(look.text)return[box,...picture.text(view,look,picture.colour("ink",look)||picture.colours.ink)];
return[box,...picture.placeholder(look,height)];
},
text(picture,view,look,width,height){
const fill=picture.colour("fill",look)||picture.colours.back;
const padding=look.padding?double(exact(look.padding[1])):0;
return[
picture.rectangle(width,height,fill,look.radius,picture.colours.line),
...picture.text(view,look,picture.colour("ink",look)||picture.colours.ink,{top:padding}),
];
},
switch(picture,view,look,width,height){
const radius=height/2;
return[
picture.rectangle(width,height,picture.colour("tint",look)||"#34a853",radius),
svg("circle",{cx:short(look.rtl?radius:width-radius),cy:short(radius),r:short(Math.max(0,radius-2)),fill:picture.colours.knob}),
];
},
slider(picture,view,look,width,height){
const middle=short(height/2);
const knob=Math.min(14,height/2,width/2);
const at=knob+Math.max(0,width-2*knob)*(look.rtl?0.6:0.4);
return[
svg("path",{d:`M0 ${middle}H${short(width)}`,stroke:picture.colours.line,"stroke-width":4,"stroke-linecap":"round"}),
svg("path",{d:`M${look.rtl ? short(width) : 0} ${middle}H${short(at)}`,stroke:picture.colour("tint",look)||picture.colours.tint,"stroke-width":4,"stroke-linecap":"round"}),
svg("circle",{cx:short(at),cy:middle,r:short(knob),fill:picture.colours.knob,stroke:picture.colours.line}),
];
},
stepper:(picture,view,look,width,height)=>[
picture.rectangle(width,height,picture.colours.field,look.radius||8),
svg("path",{
d:`M${short(width * 0.2)} ${short(height / 2)}h${short(width * 0.12)}M${short(width / 2)} ${short(height * 0.2)}v${short(height * 0.6)}M${short(width * 0.69)} ${short(height / 2)}h${short(width * 0.12)}M${short(width * 0.75)} ${short(height / 2 - width * 0.06)}v${short(width * 0.12)}`,
stroke:picture.colours.ink,"stroke-width":1.5,fill:"none",
}),
],
progress:(picture,view,look,width,height)=>[
picture.rectangle(width,height,picture.colours.line,height/2),
svg("g",{transform:look.rtl?`translate(${short(width * 0.4)} 0)`:undefined},[
picture.rectangle(width*0.6,height,picture.colour("tint",look)||picture.colours.tint,height/2),
]),
],
spinner:(picture,view,look,width,height)=>[
svg("circle",{
cx:short(width/2),cy:short(height/2),r:short(Math.max(0,Math.min(width,height)/2-2)),fill:"none",
stroke:picture.colours.pale,"stroke-width":3,"stroke-dasharray":"3 4",
}),
],
segments(picture,view,look,width,height){
const titles=look.segments||[];
const each=width/Math.max(1,titles.length);
const place=(index)=>each*(look.rtl?titles.length-1-index:index);
const chosen=svg("rect",{x:short(place(0)+2),y:2,width:short(Math.max(0,each-4)),height:short(Math.max(0,height-4)),rx:6,fill:picture.colours.back});
const size=look.font?double(exact(look.font)):13;
const words=titles.map((title,index)=>svg("text",{
x:short(place(index)+each/2),y:short(height/2+size*0.36),"text-anchor":"middle","font-size":short(size),
"font-weight":index?look.weight:600,"font-family":fontStack,fill:picture.colour("ink",look)||picture.colours.ink,
},[title]));
const edges=titles.map((_,index)=>index).filter((index)=>index>1).map((index)=>{
return svg("path",{d:`M${short(place(index) + (look.rtl ? each : 0))} ${short(height * 0.25)}v${short(height * 0.5)}`,stroke:picture.colours.line});
});
return[picture.rectangle(width,height,picture.colours.field,8),...(titles.length?[chosen]:[]),...edges,...words];
},
date:(picture,view,look,width,height)=>[
picture.rectangle(width,height,picture.colours.field,8),
...picture.text(view,look,picture.colours.ink,{align:"center"}),
],
picker:(picture,view,look,width,height)=>[
svg("rect",{y:short(height/2-16),width:short(width),height:short(Math.min(32,height)),rx:8,fill:picture.colours.field}),
...[-32,0,32].map((offset)=>svg("path",{
d:`M${short(width * 0.3)} ${short(height / 2 + offset)}h${short(width * 0.4)}`,stroke:offset?picture.colours.line:picture.colours.pale,"stroke-width":4,"stroke-linecap":"round",
})),
],
separator:(picture,view,look,width,height)=>[picture.rectangle(width,height,picture.colour("fill",look)||picture.colours.line)],
table(picture,view,look,width,height){
const rows=[];
for(let y=44;y<height&&rows.length<100;y+=44)rows.push(`M0 ${y}H${short(width)}`);
return[
picture.rectangle(width,height,picture.colour("fill",look)||picture.colours.back,look.radius,picture.colours.line),
svg("path",{d:rows.join(""),stroke:picture.colours.line,"stroke-width":0.5}),
];
},
};
Picture.prototype.placeholder=function(look,height){
if(!look.placeholder)return[];
const size=double(exact(look.font));
const padding=look.padding?double(exact(look.padding[0])):0;
return[svg("text",{
x:short(padding),y:short(height/2+size*0.36),"font-size":short(size),"font-family":fontStack,fill:this.colours.pale,
},[look.placeholder])];
};
function contrasting(colour){
const[r,g,b]=[1,3,5].map((place)=>parseInt(colour.slice(place,place+2),16));
return 0.299*r+0.587*g+0.114*b<140?"#ffffff":"#111827";
}
class Chrome{
constructor(picture,{safeArea,keyboard,device},size){
this.picture=picture;
[this.width,this.height]=[size.width,size.height].map(double);
this.insets=(safeArea||[0,0,0,0]).map((inset)=>double(exact(inset)));
this.keyboard=keyboard===undefined?0:Math.min(this.height,double(exact(keyboard)));
this.isBlueprint=picture.options.style==="blueprint";
const isThere=device&&[0,1].every((axis)=>isEqual(exact(device[1][axis]),lengthOf(size,axis)));
if(isThere)[this.isPad,this.isNotch,...this.cutout]=device[2];
this.isDevice=!!isThere;
}
get radius(){
const[top,,bottom]=this.insets;
if(!this.isDevice||(bottom===0&&top<=24))return 0;
return this.isPad?18:Math.min(44,Math.min(this.width,this.height)/8);
}
cover(){
const bars=this.isDevice&&!this.isBlueprint?[...this.statusBar(),...this.homeBar()]:[];
const areas=this.isBlueprint&&!this.picture.shows("safe-area")?[]:[...this.safeArea(),...this.camera()];
return svg("g",{class:"chrome","aria-hidden":"true"},[...this.keys(),...bars,...areas]);
}
outline(){
if(!this.isDevice||this.isBlueprint)return[];
const radius=this.radius+3;
return[svg("rect",{x:-3,y:-3,width:short(this.width+6),height:short(this.height+6),rx:radius,class:"bezel"})];
}
statusBar(){
const[top,left]=this.insets;
if(top<20||left>0||(!this.isPad&&this.width>=1000))return[];
const isTall=top>30;
const[size,y]=isTall?[16,top*0.5+6]:[12,15];
const x=this.isPad?20:isTall?this.width*0.13:this.width/2;
const right=this.width-(this.isPad?20:isTall?this.width*0.07:6);
const time=svg("text",{x:short(x),y:short(y),"text-anchor":this.isPad?"start":"middle","font-size":size,"font-weight":600,"font-family":fontStack,fill:this.picture.inkAt(x,y)},["9:41"]);
return[time,...this.signs(right,y,size)];
}
signs(right,y,size){
const ink=this.picture.inkAt(this.width*0.9,y);
const[w,h]=[size*1.5,size*0.7];
const box=(x,top,width,height,more)=>svg("rect",{x:short(x),y:short(top),width:short(width),height:short(height),...more});
const bars=[0,1,2,3].map((bar)=>{
const tall=h*(0.4+0.2*bar);
return box(right-w-size*1.3+bar*size*0.26,y-tall,size*0.18,tall,{rx:1,fill:ink});
});
return[box(right-w,y-h,w,h,{rx:h*0.3,fill:"none",stroke:ink,"stroke-opacity":0.5}),box(right-w+1.5,y-h+1.5,w-3,h-3,{rx:h*0.2,fill:ink}),...bars];
}
homeBar(){
const bottom=this.insets[2];
if(bottom<=0)return[];
const long=Math.min(139,this.width*0.36);
const y=this.height-Math.min(bottom,34)*0.26-5;
const fill=this.keyboard?this.picture.colours.ink:this.picture.inkAt(this.width/2,y);
return[svg("rect",{x:short((this.width-long)/2),y:short(y),width:short(long),height:5,rx:2.5,fill})];
}
safeArea(){
const[top,left,bottom,right]=this.insets;
if(!(top||left||bottom||right))return[];
const[width,height]=[this.width-left-right,this.height-top-bottom].map((length)=>Math.max(0,length));
const outer=`M0 0H${short(this.width)}V${short(this.height)}H0z`;
const inner=`M${short(left)} ${short(top)}v${short(height)}h${short(width)}v${short(-height)}z`;
return[
svg("pattern",{id:"hatch",width:7,height:7,patternUnits:"userSpaceOnUse",patternTransform:"rotate(45)"},[svg("path",{d:"M0 0V7",class:"hatch"})]),
svg("path",{d:outer+inner,"fill-rule":"evenodd",fill:"url(#hatch)",class:"unsafe"}),svg("path",{d:inner,class:"safe"}),
];
}
camera(){
if(!this.isDevice||!this.cutout.length)return[];
const[across,deep,distance]=this.cutout;
const isPortrait=this.height>=this.width;
const start=((isPortrait?this.width:this.height)-across)/2;
const[near,length]=this.isNotch?[-20,deep+20]:[distance,deep];
const[x,y,width,height]=isPortrait?[start,near,across,length]:[near,start,length,across];
return[svg("rect",{x:short(x),y:short(y),width:short(width),height:short(height),rx:this.isNotch?20:deep/2,class:this.isBlueprint?"safe":"camera"})];
}
keys(){
if(!this.keyboard)return[];
const{colours}=this.picture;
const top=this.height-this.keyboard;
const usable=Math.max(0,this.keyboard-Math.min(this.insets[2],this.keyboard/3)-8);
const row=Math.min(this.isPad?90:56,usable/4);
const first=top+6+usable-4*row;
const rows=row>12?[10,9,7,3]:[];
const keys=rows.flatMap((count,index)=>Array.from({length:count},(_,key)=>{
const each=index===3?[0.25,0.5,0.25][key]:0.1;
const start=index===3?[0,0.25,0.75][key]:0.5-count*0.05+key*0.1;
return svg("rect",{x:short(start*this.width+3),y:short(first+index*row),width:short(each*this.width-6),height:short(row-6),rx:5,fill:colours.back,stroke:colours.line});
}));
return[svg("rect",{y:short(top),width:short(this.width),height:short(this.keyboard),fill:colours.field,class:"keyboard"}),...keys];
}
}
const statuses=["proved","not decided","unhealthy","ambiguous","assertion fails","conflict"];
const statusClass=(status)=>statuses[status].replace(" ","-");
class SizeMap{
constructor(data,tables){
this.map=data.map;
this.tables=tables;
this.ranges=data.ranges.map((range)=>range.map((size)=>sizeOf(...size.map(exact))));
[this.lowest,this.highest]=this.bounds();
const known=data.map?data.map.devices:[];
this.devices=data.device?[data.device,...known.filter(([,size])=>String(size)!==String(data.device[1]))]:known;
}
isWhole(layer){
const parts=this.map?this.map.layers[layer]:[];
return this.ranges.every((range)=>parts.some((part)=>[0,1].every((end)=>isBetween(range[end],part[0],part[1]))));
}
bounds(){
const all=(end,choose)=>[0,1].map((axis)=>choose(...this.ranges.map((range)=>double(lengthOf(range[end],axis)))));
return[all(0,Math.min),all(1,Math.max)];
}
at(layer,size){
let worst;
const problems=new Set();
for(const[low,high,background,regions]of this.map?this.map.layers[layer]:[]){
if(!isBetween(size,low,high))continue;
worst=Math.max(worst??0,background);
for(const region of regions){
if(!this.contains(region,size))continue;
worst=Math.max(worst,region[0]);
problems.add(region[1]);
}
}
return worst===undefined?undefined:{status:worst,problems:[...problems]};
}
contains([,,,limits,excluded],size){
if(!limits.every((limit)=>this.tables.holds(limit,size)))return false;
return!excluded.some(([w,h])=>isEqual(exact(w),size.width)&&isEqual(exact(h),size.height));
}
place(layer,problem){
for(const[,,,regions]of this.map.layers[layer]){
const region=regions.find((each)=>each[1]===problem);
if(region)return this.middle(region);
}
return undefined;
}
middle(region){
const corners=region[2].map((corner)=>corner.map(exact));
const mean=[0,1].map((axis)=>{
const sum=corners.reduce((total,corner)=>plus(total,corner[axis]),zero);
return[sum[0],sum[1]*BigInt(corners.length)];
});
const whole=sizeOf(...mean.map(([n,d])=>[floorOf(n,d),1n]));
return this.contains(region,whole)?whole:sizeOf(...mean);
}
draw(element,layer,size,breaks){
const box={width:280,height:220,left:34,bottom:20};
element.setAttribute("viewBox",`0 0 ${box.width + box.left + 6} ${box.height + box.bottom + 6}`);
const x=(length)=>box.left+this.share(0,length)*box.width;
const y=(length)=>4+(1-this.share(1,length))*box.height;
const point=(corner)=>`${short(x(double(exact(corner[0]))))},${short(y(double(exact(corner[1]))))}`;
const parts=[svg("rect",{x:box.left,y:4,width:box.width,height:box.height,class:"map-back"})];
for(const[low,high,background,regions]of this.map?this.map.layers[layer]:[]){
parts.push(svg("polygon",{points:[low,[high[0],low[1]],high,[low[0],high[1]]].map(point).join(" "),class:`status ${statusClass(background)}`}));
for(const region of[...regions].sort((a,b)=>a[0]-b[0])){
parts.push(svg("polygon",{points:region[2].map(point).join(" "),class:`status ${statusClass(region[0])}`}));
}
}
element.replaceChildren(...parts,...this.lines(breaks,x,y,box),...this.dots(x,y),...this.cross(size,x,y,box));
this.scales={box};
}
share(axis,length){
const span=this.highest[axis]-this.lowest[axis];
return span>0?Math.min(1,Math.max(0,(length-this.lowest[axis])/span)):0.5;
}
lines(breaks,x,y,box){
return breaks.map(({axis,length})=>{
const place=double(length);
const d=axis===0?`M${short(x(place))} 4v${box.height}`:`M${box.left} ${short(y(place))}h${box.width}`;
return svg("path",{d,class:"map-break"});
});
}
dots(x,y){
return this.devices.map(([name,[w,h]])=>{
const attributes={cx:short(x(double(exact(w)))),cy:short(y(double(exact(h)))),r:2.5,class:"map-device"};
return svg("circle",attributes,[svg("title",{},[`${name} ${w}×${h}`])]);
});
}
cross(size,x,y,box){
const[left,top]=[x(double(size.width)),y(double(size.height))].map(short);
const label=(attributes,words)=>svg("text",{class:"map-number",...attributes},[words]);
return[
svg("path",{d:`M${left} 4v${box.height}M${box.left} ${top}h${box.width}`,class:"map-cross"}),
svg("circle",{cx:left,cy:top,r:4.5,class:"map-here"}),
label({x:box.left,y:box.height+17},String(this.lowest[0])),
label({x:box.left+box.width,y:box.height+17,"text-anchor":"end"},String(this.highest[0])),
label({x:box.left-4,y:box.height+4,"text-anchor":"end"},String(this.lowest[1])),
label({x:box.left-4,y:12,"text-anchor":"end"},String(this.highest[1])),
];
}
sizeAt(element,clientX,clientY){
const{box}=this.scales;
const matrix=element.getScreenCTM().inverse();
const place=new DOMPoint(clientX,clientY).matrixTransform(matrix);
const across=Math.min(1,Math.max(0,(place.x-box.left)/box.width));
const up=1-Math.min(1,Math.max(0,(place.y-4)/box.height));
return[across,up].map((share,axis)=>Math.round(this.lowest[axis]+share*(this.highest[axis]-this.lowest[axis])));
}
}
const lengthOf=(size,axis)=>(axis===0?size.width:size.height);
const isBetween=(size,low,high)=>
[0,1].every((axis)=>compared(exact(low[axis]),lengthOf(size,axis))<=0&&compared(lengthOf(size,axis),exact(high[axis]))<=0);
const usual={w:"",h:"",view:"",state:"",dir:"",text:"",lang:"",style:"mockup",dark:"",show:""};
const variantNames=[["state","state","State"],["dir","direction","Direction"],["text","textSize","Text size"],["lang","language","Language"]];
const byId=(id)=>document.getElementById(id);
class Page{
constructor(data){
this.state={...usual,...Object.fromEntries(new URLSearchParams(location.hash.slice(1)))};
this.images=new Map();
this.zoom=1;
this.take(data);
this.listen();
this.measure();
this.show();
}
measure(){
const stage=byId("stage");
this.room={width:stage.clientWidth,height:stage.clientHeight};
}
take(data){
this.data=data;
this.known=undefined;
data.views.forEach((view)=>(view.path??=`${data.views[view.in].path}/${view.name}`));
this.tables=new Tables(data);
this.texts=new Texts(data);
this.map=new SizeMap(data,this.tables);
this.variants=data.variants.map((variant)=>new Variant(variant,this.tables));
this.superviews=data.views.map((view)=>view.in);
this.scale=data.scale===undefined?null:exact(data.scale);
this.size=this.clamped(this.lengthFrom("w",0),this.lengthFrom("h",1));
this.view=this.data.views.findIndex((view)=>view.path===this.state.view);
document.title=`${data.layout}: ${data.files[0]}`;
this.fillChoices();
this.fillTree();
}
lengthFrom(key,axis){
const number=this.state[key]===""?null:exact(this.state[key]);
return number||exact((this.data.size||this.data.ranges[0][0])[axis]);
}
clamped(width,height){
const between=(number,low,high)=>(compared(number,low)<0?low:compared(number,high)>0?high:number);
const candidates=this.map.ranges.map(([low,high])=>sizeOf(between(width,low.width,high.width),between(height,low.height,high.height)));
const distance=(size)=>Math.hypot(double(minus(size.width,width)),double(minus(size.height,height)));
return candidates.reduce((best,next)=>(distance(next)<distance(best)?next:best));
}
get variant(){
const{state,dir,text,lang}=this.state;
const wanted={state,direction:dir,textSize:text,language:lang};
const score=({data})=>Object.entries(wanted).filter(([key,value])=>value===""||(data[key]??"")===value||value==="base"&&!data[key]).length;
return this.variants.reduce((best,next)=>(score(next)>score(best)?next:best));
}
fillChoices(){
byId("title").replaceChildren(html("bdi",{},[this.data.layout])," ",html("small",{},[html("bdi",{},[this.data.files[0]])]));
byId("device").replaceChildren(html("option",{value:""},["none"]),...this.map.devices.map(([name,[w,h]])=>html("option",{value:`${w}x${h}`},[`${name} ${w}×${h}`])));
this.choices=variantNames.flatMap((each)=>this.choice(...each));
byId("variants").replaceChildren(...this.choices.map(({label})=>label),...this.leftOut());
byId("style").value=this.state.style;
byId("dark").checked=this.state.dark==="1";
this.fillLayers();
}
fillLayers(){
const boxes=Object.entries(layers).map(([value,words])=>html("label",{},[html("input",{type:"checkbox",value,checked:this.layers.has(value)}),` ${words}`]));
byId("show").replaceChildren(...boxes,html("small",{id:"undrawn"}));
}
get layers(){
const{show}=this.state;
return new Set(show===""?usualLayers:show.split(",").filter((layer)=>layer in layers));
}
chooseLayers(){
const chosen=[...byId("show").querySelectorAll("input:checked")].map(({value})=>value);
this.change({show:String(chosen)===String(usualLayers)?"":chosen.join(",")||"nothing"});
}
choice(key,name,words){
const values=[...new Set(this.variants.map(({data})=>data[name]??"base"))];
if(values.length<2)return[];
const select=html("select",{},values.map((value)=>html("option",{value},[value])));
select.addEventListener("change",()=>this.choose(name,select.value));
return[{key,name,select,label:html("label",{},[`${words} `,select])}];
}
choose(name,value){
const own=this.variant.data;
const likeness=({data})=>variantNames.filter(([,other])=>data[other]===own[other]).length;
const candidates=this.variants.filter(({data})=>(data[name]??"base")===value);
const{data}=candidates.reduce((best,next)=>(likeness(next)>likeness(best)?next:best));
this.change(Object.fromEntries(this.choices.map((choice)=>[choice.key,data[choice.name]??"base"])));
}
leftOut(){
const{leftOut,pictureProblems=[],safeArea,device}=this.data;
const said=[];
if(safeArea)said.push(html("span",{},[`Safe area${device ? ` of ${device[0]},` : ""} at every size: ${safeArea.map((inset) => spelled(exact(inset))).join(", ")}`]));
if(leftOut.length)said.push(html("span",{title:leftOut.join("\n")},[`${leftOut.length} more variants are not in this page: it would get too large`]));
if(pictureProblems.length)said.push(html("span",{id:"picture-problems"},[html("bdi",{},[pictureProblems[0]]),pictureProblems.length>1?` and ${pictureProblems.length - 1} more`:""]));
if(pictureProblems.length>1)said[said.length-1].title=pictureProblems.join("\n");
return said;
}
fillTree(){
const depth=[];
this.data.views.forEach((view,index)=>(depth[index]=view.in===undefined?0:depth[view.in]+1));
const items=this.data.views.map((view,index)=>{
const item=html("li",{role:"treeitem","aria-level":depth[index]+1,"data-view":index,tabindex:-1},[
html("bdi",{},[view.name])," ",html("small",{},[view.kind]),
]);
item.style.paddingInlineStart=`${6 + 14 * depth[index]}px`;
return item;
});
byId("tree").replaceChildren(...items);
}
change(changes){
Object.assign(this.state,changes);
this.show();
}
resize(width,height){
this.size=this.clamped(width,height);
this.change({w:spelled(this.size.width),h:spelled(this.size.height)});
}
step(axis,points){
const length=lengthOf(this.size,axis);
const whole=[floorOf(length[0],length[1]),1n];
const next=points<0&&!isEqual(whole,length)?whole:plus(whole,[BigInt(points),1n]);
this.resizeAlong(axis,next);
}
resizeAlong(axis,length){
const size=this.sizeWith(axis,length);
this.resize(size.width,size.height);
}
leap(axis,direction){
const here=lengthOf(this.size,axis);
const ahead=this.breakpoints(axis).filter(({length})=>compared(length,here)===direction);
const next=direction>0?ahead[0]:ahead[ahead.length-1];
if(next)this.resizeAlong(axis,next.length);
}
select(view){
this.view=view;
this.change({view:view>=0?this.data.views[view].path:""});
if(this.onselect)this.onselect(view>=0?this.data.views[view]:null);
}
breakpoints(axis){
const other=spelled(lengthOf(this.size,1-axis));
const known=this.known?.[axis];
if(known&&known.other===other&&known.variant===this.variant)return known.points;
const points=this.allBreakpoints(axis).map((point)=>({...point,words:this.words(point)})).filter((point)=>point.words);
this.known={...this.known,[axis]:{other,variant:this.variant,points}};
return points;
}
allBreakpoints(axis){
const found=new Map();
for(const{axis:own,length}of this.variant.breaks())if(own===axis)found.set(spelled(length),{axis,length});
for(const[own,text,words,at]of this.data.map?this.data.map.breakpoints:[]){
if(own===axis)found.set(spelled(exact(text)),{axis,length:exact(text),words,at});
}
const[low,high]=[this.map.lowest[axis],this.map.highest[axis]];
const inside=[...found.values()].filter(({length})=>low<double(length)&&double(length)<high);
return inside.sort((a,b)=>compared(a.length,b.length));
}
words(point){
if(point.words)return point.words;
const[below,above]=[-1n,1n].map((step)=>this.lines(point.axis,plus(point.length,[step,2n])));
const only=(own,other)=>[...own].filter((line)=>!other.has(line)).map((line)=>this.data.lines[line][0]);
return changedLines(only(below,above),only(above,below))||this.changedViews(point);
}
changedViews(point){
const[below,above]=[-1n,1n].map((step)=>this.functions(point.axis,plus(point.length,[step,2n])));
const names=this.data.views.filter((view,index)=>[X,Y,WIDTH,HEIGHT].some((number)=>below[4*index+number]!==above[4*index+number]));
if(!names.length)return"";
const listed=names.slice(0,3).map((view)=>view.name).join(", ");
return`${listed}${names.length > 3 ? ` and ${names.length - 3} more` : ""} change${names.length === 1 ? "s" : ""}`;
}
functions(axis,length){
const size=this.sizeWith(axis,length);
const part=this.variant.part(size);
return part?part.numbers.map((number)=>this.tables.piece(number,size)[0]):[];
}
sizeWith(axis,length){
return axis===0?sizeOf(length,this.size.height):sizeOf(this.size.width,length);
}
lines(axis,length){
const size=this.sizeWith(axis,length);
const part=this.variant.part(size);
const found=new Set();
for(const number of part?new Set(part.numbers):[]){
const piece=this.tables.piece(number,size);
if(piece[1]>=0)for(const line of this.tables.reasons[piece[1]])found.add(line);
}
return found;
}
show(){
const{variant}=this;
this.laidOut=variant.at(this.size);
this.found=this.map.at(variant.data.layer,this.size);
this.dimensions=this.laidOut&&new Dimensions(this.data,this.tables,this.laidOut,this.conflicts(),this.size);
this.writeURL();
this.showSize();
this.showPicture();
this.showRulers();
this.showMap();
this.showSelected();
this.showProblems();
this.showBreaks();
this.showStatus();
}
conflicts(){
const{laidOut,found}=this;
if(laidOut.isExact)return[];
if(!laidOut.isNear)return laidOut.part.conflicts||[];
if(!found||statuses[found.status]!=="conflict")return[];
const{layer}=this.variant.data;
return this.variant.conflictsAt(this.size,(size)=>String(this.map.at(layer,size)?.problems)===String(found.problems));
}
writeURL(){
clearTimeout(this.timer);
this.timer=setTimeout(()=>this.writeURLNow(),100);
}
writeURLNow(){
const entries=Object.entries(this.state).filter(([key,value])=>key in usual&&value!==usual[key]);
const hash=new URLSearchParams(entries).toString();
history.replaceState(null,"",hash?`#${hash}`:location.pathname+location.search);
if(this.onstate)this.onstate(hash);
}
showSize(){
byId("width").value=spelled(this.size.width);
byId("height").value=spelled(this.size.height);
const device=`${spelled(this.size.width)}x${spelled(this.size.height)}`;
byId("device").value=[...byId("device").options].some((option)=>option.value===device)?device:"";
for(const{name,select}of this.choices)select.value=this.variant.data[name]??"base";
for(const axis of[0,1]){
const handle=byId(axis===0?"handle-width":"handle-height");
const now=double(lengthOf(this.size,axis));
handle.setAttribute("aria-valuemin",this.map.lowest[axis]);
handle.setAttribute("aria-valuemax",this.map.highest[axis]);
handle.setAttribute("aria-valuenow",now);
handle.setAttribute("aria-valuetext",`${short(now)} points`);
}
}
showPicture(){
const{laidOut}=this;
const size=laidOut?laidOut.size:this.size;
const[width,height]=[double(size.width),double(size.height)];
const{room}=this;
this.zoom=Math.min(1,Math.max(0.2,(room.width-90)/Math.max(1,width)),Math.max(0.35,(room.height-90)/Math.max(1,height)));
const picture=byId("picture");
picture.setAttribute("viewBox",`0 0 ${width} ${height}`);
picture.setAttribute("width",Math.max(1,width*this.zoom));
picture.setAttribute("height",Math.max(1,height*this.zoom));
byId("stage").classList.toggle("near",!!laidOut&&laidOut.isNear);
if(!laidOut)return;
const options={style:this.state.style,dark:this.state.dark==="1",pictures:this.data.pictures,images:this.images,zoom:this.zoom,show:this.layers,selected:this.view,words:(line)=>this.constraintWords(line)};
this.picture=new Picture(this.data.views,this.texts,laidOut,this.scale,options);
const chrome=new Chrome(this.picture,this.data,size);
const clip=svg("clipPath",{id:"screen"},[svg("rect",{width,height,rx:chrome.radius})]);
const clipped=svg("g",{"clip-path":options.style==="mockup"?"url(#screen)":undefined},[...this.picture.elements(),chrome.cover()]);
byId("views").replaceChildren(clip,clipped,...this.picture.overlay(this.dimensions),...chrome.outline());
picture.classList.toggle("dark",options.dark);
byId("show").hidden=options.style!=="blueprint";
const{undrawn}=this.picture.shows("constraints")?this.dimensions.lines((view)=>this.picture.isLeftOut(view)):{undrawn:0};
byId("undrawn").textContent=undrawn?`${undrawn} constraint${undrawn > 1 ? "s" : ""} without a line`:"";
this.showMarks();
}
showMarks(){
const marks=byId("marks");
marks.replaceChildren();
if(this.view<0||!this.laidOut)return;
const[x,y]=this.picture.corners()[this.view];
const[left,top,width,height]=this.picture.frames[this.view];
marks.append(svg("rect",{x:short(x),y:short(y),width:short(width),height:short(height),class:"mark"}));
const superview=this.superviews[this.view];
if(superview===undefined||this.picture.shows("constraints"))return;
const[,,outerWidth,outerHeight]=this.picture.frames[superview];
const size=10/this.zoom;
const[middleX,middleY]=[x+width/2,y+height/2];
const distances=[
[left,x-left,middleY,left,0],[outerWidth-left-width,x+width,middleY,outerWidth-left-width,0],
[top,middleX,y-top,0,top],[outerHeight-top-height,middleX,y+height,0,outerHeight-top-height],
];
for(const[distance,fromX,fromY,acrossBy,downBy]of distances){
if(Math.abs(distance)<0.5)continue;
marks.append(svg("path",{d:`M${short(fromX)} ${short(fromY)}l${short(acrossBy)} ${short(downBy)}`,class:"measure"}));
marks.append(svg("text",{x:short(fromX+acrossBy/2),y:short(fromY+downBy/2),class:"number","font-size":short(size),"text-anchor":"middle"},[short(distance)]));
}
}
showRulers(){
for(const axis of[0,1]){
const ruler=byId(axis===0?"ruler-across":"ruler-down");
const length=this.map.highest[axis]*this.zoom+20;
ruler.setAttribute(axis===0?"width":"height",length);
const at=(place)=>short(place*this.zoom);
const tick=(place,size,name)=>svg("path",{d:axis===0?`M${at(place)} 34v${-size}`:`M34 ${at(place)}h${-size}`,class:name});
const words=(place,text)=>svg("text",axis===0?{x:at(place),y:11,"text-anchor":"middle"}:{x:2,y:at(place)},[text]);
const parts=[];
const gap=this.zoom<0.6?200:100;
for(let place=0;place<=this.map.highest[axis];place+=gap)parts.push(tick(place,8),words(place,String(place)));
parts.forEach((part)=>part.setAttribute("aria-hidden","true"));
const points=this.breakpoints(axis);
points.forEach((point,index)=>{
const name=`${rounded(point.length)}: ${point.words}`;
const mark=svg("g",{class:"break",role:"button","aria-label":`${axis === 0 ? "width" : "height"} ${name}`},[
svg("title",{},[name]),tick(double(point.length),18),this.tickWords(axis,point,points[index+1],name),
]);
mark.addEventListener("click",()=>this.resizeAlong(axis,point.length));
parts.push(mark);
});
parts.push(tick(double(lengthOf(this.size,axis)),30,"here"));
ruler.replaceChildren(...parts);
}
}
tickWords(axis,point,next,words){
const place=double(point.length)*this.zoom;
const end=next?double(next.length)*this.zoom:this.map.highest[axis]*this.zoom+20;
const letters=Math.floor((end-place-8)/5.4);
if(letters<4)return"";
const shown=words.length>letters?`${words.slice(0, letters - 1)}…`:words;
const[x,y]=axis===0?[place+4,24]:[23,place+4];
return svg("text",{class:"words",transform:`translate(${short(x)} ${short(y)})${axis === 0 ? "" : " rotate(90)"}`},[shown]);
}
showMap(){
const map=byId("map");
this.map.draw(map,this.variant.data.layer,this.size,[...this.breakpoints(0),...this.breakpoints(1)]);
const words=this.found?statuses[this.found.status]:"not checked";
map.prepend(svg("title",{id:"map-words"},[`Map of sizes. At ${this.sizeWords()}: ${words}.`]));
const used=new Set((this.data.map?this.data.map.layers[this.variant.data.layer]:[]).flatMap(([,,background,regions])=>[background,...regions.map((region)=>region[0])]));
const items=[...used].sort().map((status)=>html("li",{},[html("span",{class:`word ${statusClass(status)}`},["■ ",statuses[status]])]));
if(!this.map.isWhole(this.variant.data.layer))items.push(html("li",{},["□ not checked"]));
byId("legend").replaceChildren(...items);
}
sizeWords(){
return`${rounded(this.size.width)} × ${rounded(this.size.height)}`;
}
showStatus(){
const parts=[`${this.sizeWords()} points: `];
const status=this.found?this.found.status:undefined;
parts.push(status===undefined?"not checked":html("b",{class:`word ${statusClass(status)}`},[statuses[status]]));
if(!this.laidOut)parts.push(". No frames are known.");
else if(this.laidOut.isExact)parts.push(". The frames are exact.");
else if(!this.laidOut.isNear)parts.push(". The frames are those of layc eval at this size.");
else parts.push(`. The frames are not known here; shown are those of the nearest known size, ${rounded(this.laidOut.size.width)} × ${rounded(this.laidOut.size.height)}.`);
byId("status").replaceChildren(...parts);
const words=`${this.data.layout} at ${this.sizeWords()}`;
byId("picture-words").textContent=words;
}
showSelected(){
for(const item of byId("tree").children){
const isSelected=Number(item.dataset.view)===this.view;
item.setAttribute("aria-selected",isSelected);
item.tabIndex=isSelected||(this.view<0&&item.dataset.view==="0")?0:-1;
}
const panel=byId("selected");
if(this.view<0||!this.laidOut){
panel.replaceChildren(html("p",{class:"empty"},["Click a view, or choose one in the list of views."]));
return;
}
const view=this.data.views[this.view];
const head=html("p",{},[html("b",{},[html("bdi",{},[view.path])]),` ${view.kind}`,...(view.at?[html("br"),html("small",{},[html("bdi",{},[this.position(view.at)])])]:[])]);
panel.replaceChildren(head,this.frameTable(),this.constraintList());
}
position([line,column,file=0]){
return line===undefined?"":`${this.data.files[file].split("/").pop()}:${line}:${column}`;
}
frameTable(){
const names=["x","y","width","height"];
const rows=names.map((name,number)=>{
const piece=this.laidOut.piece(this.view,number);
const lines=piece[1]>=0?this.tables.reasons[piece[1]].map((line)=>this.data.lines[line]):[];
const why=lines.map(([text,...place])=>html("small",{},[html("code",{},[html("bdi",{},[text])]),` ${this.position(place)}`]));
const formula=this.laidOut.isExact?this.formula(piece[0]):"";
return html("tr",{},[html("th",{scope:"row"},[name]),html("td",{},[short(this.picture.frames[this.view][number])]),html("td",{},[formula,...why])]);
});
const head=html("tr",{},["","points","why"].map((words)=>html("th",{scope:"col"},[words])));
return html("table",{"aria-label":"Frame"},[html("thead",{},[head]),html("tbody",{},rows)]);
}
formula(affine){
const[c,w,h,d]=this.tables.coefficients(affine);
const parts=[[w,"W"],[h,"H"],[c,""]].filter(([number])=>number!==0n).map(([number,name],index)=>{
const size=spelled([number<0n?-number:number,d]);
const sign=number<0n?"− ":index?"+ ":"";
return sign+(name&&size==="1"?name:name?`${size}·${name}`:size);
});
return parts.join(" ")||"0";
}
constraintList(){
const binding=new Set([X,Y,WIDTH,HEIGHT].flatMap((number)=>{
const piece=this.laidOut.piece(this.view,number);
return piece[1]>=0?this.tables.reasons[piece[1]].map((line)=>this.position(this.data.lines[line].slice(1))):[];
}));
const own=this.data.constraints.map(([line,...views],index)=>({at:this.data.lines[line],views,index})).filter(({views})=>views.includes(this.view));
if(!own.length)return html("p",{class:"empty"},["No constraint of the file names it."]);
const items=own.map(({at:[text,...at],index})=>{
const place=this.position(at);
const binds=place!==""&&binding.has(place);
return html("li",{class:binds?"binds":undefined},[
html("code",{},[html("bdi",{},[text])]),html("small",{},[place,binds?" decides its frame here":"",this.stateWords(index)]),
]);
});
return html("ul",{class:"list","aria-label":"Constraints"},items);
}
stateWords(index){
if(this.laidOut.part.rows[index]<0)return" not in force here";
const line=this.dimensions.line(index);
const words=line&&{slack:"has room",unmet:"not satisfied",conflicting:"conflicts",broken:"broken"}[line.state];
return words?`; ${words}: ${line.label || "aligned"}`:"";
}
constraintWords(line){
const[text,...place]=this.data.lines[line];
return[text,this.position(place)].filter(Boolean).join(", ");
}
showProblems(){
const{layer}=this.variant.data;
if(this.listed?.data!==this.data||this.listed.layer!==layer)this.listProblems(layer);
const here=new Set(this.found?this.found.problems:[]);
this.listed.buttons.forEach((button,index)=>mark(button,here.has(index)));
}
listProblems(layer){
const problems=this.data.map?this.data.map.problems:[];
const buttons=problems.map((problem,index)=>{
const place=this.map.place(layer,index);
const button=html("button",{type:"button",disabled:!place},[
html("bdi",{},[problem.message]),html("small",{},[`${problem.code} ${this.position(problem.at)}`]),
]);
button.addEventListener("click",()=>place&&this.resize(place.width,place.height));
return button;
});
this.listed={data:this.data,layer,buttons};
const empty=!this.data.map?"The layout was not checked.":this.map.isWhole(layer)?"None at any size.":"None at the sizes that were checked.";
fill(byId("problems"),buttons,empty);
}
showBreaks(){
const points=[0,1].flatMap((axis)=>this.breakpoints(axis).slice(0,60));
const key=JSON.stringify(points.map((point)=>[point.axis,spelled(point.length),point.words]));
if(this.broken?.key!==key)this.broken={key,buttons:this.listBreaks(points)};
this.broken.buttons.forEach((button,index)=>mark(button,isEqual(points[index].length,lengthOf(this.size,points[index].axis))));
}
listBreaks(points){
const buttons=points.map(({axis,length,words,at})=>{
const name=axis===0?"width":"height";
const place=at?[html("small",{},[this.position(at)])]:[];
const button=html("button",{type:"button",title:`${name} ${spelled(length)}`},[html("bdi",{},[`${name} ${rounded(length)}: ${words}`]),...place]);
button.addEventListener("click",()=>this.resizeAlong(axis,length));
return button;
});
fill(byId("breaks"),buttons,"None.");
return buttons;
}
listen(){
byId("size").addEventListener("submit",(event)=>{
event.preventDefault();
const[width,height]=[byId("width"),byId("height")].map((input)=>exact(input.value));
if(width&&height)this.resize(width,height);
else this.showSize();
});
byId("device").addEventListener("change",(event)=>{
const[width,height]=event.target.value.split("x");
if(height)this.resize(exact(width),exact(height));
});
byId("previous").addEventListener("click",()=>this.leap(0,-1));
byId("next").addEventListener("click",()=>this.leap(0,1));
byId("style").addEventListener("change",(event)=>this.change({style:event.target.value}));
byId("dark").addEventListener("change",(event)=>this.change({dark:event.target.checked?"1":""}));
byId("show").addEventListener("change",()=>this.chooseLayers());
this.listenToHandle(byId("handle-width"),[0]);
this.listenToHandle(byId("handle-height"),[1]);
this.listenToHandle(byId("handle-both"),[0,1]);
this.listenToMap();
this.listenToViews();
addEventListener("hashchange",()=>this.readURL());
addEventListener("resize",()=>{
this.measure();
this.show();
});
}
readURL(){
this.state={...usual,...Object.fromEntries(new URLSearchParams(location.hash.slice(1)))};
this.take(this.data);
this.show();
}
listenToHandle(handle,axes){
handle.addEventListener("pointerdown",(event)=>{
handle.setPointerCapture(event.pointerId);
const start={x:event.clientX,y:event.clientY,size:this.size,zoom:this.zoom};
const move=(moved)=>this.drag(axes,start,moved);
const end=()=>handle.removeEventListener("pointermove",move);
handle.addEventListener("pointermove",move);
handle.addEventListener("pointerup",end,{once:true});
handle.addEventListener("pointercancel",end,{once:true});
});
handle.addEventListener("keydown",(event)=>{
if(this.key(axes[0],event))event.preventDefault();
});
}
drag(axes,start,event){
const moved=[event.clientX-start.x,event.clientY-start.y];
const lengths=[start.size.width,start.size.height];
for(const axis of axes){
const length=Math.round(double(lengths[axis])+moved[axis]/start.zoom);
lengths[axis]=event.altKey?[BigInt(length),1n]:this.snapped(axis,length);
}
this.resize(...lengths);
}
snapped(axis,length){
const reach=Math.min(6/this.zoom,8);
const points=this.breakpoints(axis).map((point)=>point.length);
const devices=this.map.devices.map(([,size])=>exact(size[axis]));
let best;
for(const point of[...points,...devices]){
const distance=Math.abs(double(point)-length);
if(distance<=reach&&(!best||distance<best.distance))best={point,distance};
}
return best?best.point:[BigInt(length),1n];
}
key(axis,event){
if(event.ctrlKey||event.metaKey||event.altKey)return false;
const points=event.shiftKey?10:1;
const actions={
ArrowLeft:()=>this.step(0,-points),ArrowRight:()=>this.step(0,points),
ArrowUp:()=>this.step(1,-points),ArrowDown:()=>this.step(1,points),
PageDown:()=>this.step(axis,-50),PageUp:()=>this.step(axis,50),
"[":()=>this.leap(axis,-1),"]":()=>this.leap(axis,1),
Home:()=>this.resizeAlong(axis,exact(this.map.lowest[axis])),End:()=>this.resizeAlong(axis,exact(this.map.highest[axis])),
};
const action=actions[event.key];
if(action)action();
return!!action;
}
listenToMap(){
const map=byId("map");
const go=(event)=>this.resize(...this.map.sizeAt(map,event.clientX,event.clientY).map((length)=>[BigInt(length),1n]));
map.addEventListener("pointerdown",(event)=>{
map.setPointerCapture(event.pointerId);
go(event);
});
map.addEventListener("pointermove",(event)=>event.buttons&&go(event));
}
listenToViews(){
byId("picture").addEventListener("click",(event)=>{
const group=event.target.closest("[data-view]");
this.select(group?Number(group.dataset.view):0);
});
const tree=byId("tree");
tree.addEventListener("click",(event)=>{
const item=event.target.closest("[data-view]");
if(item)this.select(Number(item.dataset.view));
});
tree.addEventListener("keydown",(event)=>{
const next=this.treeTarget(event.key);
if(next===undefined)return;
event.preventDefault();
this.select(next);
if(next>=0)tree.children[next].focus();
});
}
treeTarget(key){
const last=this.data.views.length-1;
const here=Math.max(0,this.view);
const isNone=this.view<0;
switch(key){
case"ArrowDown":return isNone?0:Math.min(last,here+1);
case"ArrowUp":return Math.max(0,here-1);
case"ArrowLeft":return this.superviews[here]??0;
case"ArrowRight":return this.superviews.indexOf(here)>0?this.superviews.indexOf(here):here;
case"Home":return 0;
case"End":return last;
case"Enter":case" ":return here;
case"Escape":return-1;
default:return undefined;
}
}
}
function changedLines(gone,begun){
const parts=[];
const counts=(lines)=>new Map(lines.flatMap((line)=>[...line.matchAll(/^(\d+) lines? of '(.*?)' /g)].map(([,count,name])=>[name,count])));
const[before,after]=[counts(gone),counts(begun)];
for(const name of new Set([...before.keys(),...after.keys()])){
const sides=[[before,"below"],[after,"above"]].filter(([side])=>side.has(name));
parts.push(`${name}: ${sides.map(([side, word], index) => `${side.get(name)}${index ? "" : side.get(name) === "1" ? " line" : " lines"} ${word}`).join(", ")}`);
}
const plain=(lines)=>lines.filter((line)=>!/^\d+ lines? of '/.test(line)).map((line)=>line.replace(/ \(.*\)$|: .*$/,"").replace(/^the content of '(.*?)' is .*$/,"the content of $1"));
for(const[lines,word]of[[plain(gone),"below"],[plain(begun),"above"]])if(lines.length)parts.push(`${word} ${lines[0]}${lines.length > 1 ? ` and ${lines.length - 1} more` : ""}`);
return parts.slice(0,2).join("; ")+(parts.length>2?"; …":"");
}
function mark(button,isCurrent){
if(button.hasAttribute("aria-current")===isCurrent)return;
if(isCurrent)button.setAttribute("aria-current","true");
else button.removeAttribute("aria-current");
}
function fill(list,buttons,empty){
const place=[...list.querySelectorAll("button")].indexOf(document.activeElement);
const items=buttons.map((button)=>html("li",{},[button]));
list.replaceChildren(...(items.length?items:[html("li",{class:"empty"},[empty])]));
if(place>=0)buttons[place]?.focus({preventScroll:true});
}
function refuse(message){
byId("failure").textContent=message;
byId("failure").hidden=false;
}
function start(first){
if(first.tooManyViews)return refuse(`The layout has more than ${first.tooManyViews} views, which is more than a page shows.`);
const page=new Page(first);
window.layc={
get data(){return page.data;},
update(data){
byId("failure").hidden=true;
document.body.classList.remove("stale");
page.take(data);
page.show();
},
fail(message){
byId("failure").textContent=message;
byId("failure").hidden=false;
document.body.classList.add("stale");
},
select(path){
page.view=page.data.views.findIndex((view)=>view.path===path);
page.change({view:page.view>=0?path:""});
},
set onselect(action){page.onselect=action;},
set onstate(action){page.onstate=action;},
resize:(width,height)=>page.resize(exact(width),exact(height)),
frames(width,height){
const laidOut=page.variant.at(sizeOf(exact(width),exact(height)));
return laidOut&&{isExact:laidOut.isExact,isNear:laidOut.isNear,frames:laidOut.frames(page.superviews,page.scale)};
},
lines:()=>page.dimensions.lines((view)=>page.picture.isLeftOut(view)).lines,
breakpoints:(axis)=>page.allBreakpoints(axis).map((point)=>[spelled(point.length),page.words(point)]),
};
}
async function inflated(text){
const bytes=Uint8Array.from(atob(text),(character)=>character.charCodeAt(0));
const stream=new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
return JSON.parse(await new Response(stream).text());
}
const{type,textContent}=byId("data");
if(type==="application/json")start(JSON.parse(textContent));
else inflated(textContent).then(start,()=>refuse("This browser cannot read the data of the page, which are compressed: browsers from 2023 on can."));
})();
"""##

/// The hashes of the style sheet and the scripts for the content security policy.
let pageStyleHash: StaticString = "sha256-4hcgmF1/tPiFcrnqvcLWoXG6h9hYA+eqgJhBwzjwNz4="
let pageScriptHash: StaticString = "sha256-z6li62ide966phQ3gJZOE41EJpA/M2IbxqgTudiiPws="
