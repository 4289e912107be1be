#!/usr/bin/env python3
"""Measures `layc import` against the frames that Xcode wrote into storyboards and xibs.

    measure_interface_builder.py --layc .build/debug/layc [--own-environment] [--misses] [--only NAME] [CORPUS]
    measure_interface_builder.py --layc .build/release/layc --reports 100 [--seed 1] [CORPUS]

CORPUS has `files/` and `golden.jsonl`, a line for each root with the environment to assume and Apple's frames; it is
`../shared/corpus/ib` if it is not given. A view counts under the strict filter if its root has no conflict, and neither it is
misplaced nor in a static cell off the screen. With `--own-environment` safe areas are those that `layc import` found itself. The
exit status is 1 if a file is not read or a layout is not laid out. With `--reports` the script draws reports of `layc check` at
random, for a person to judge, and prints how long `check` took, with and without trials of changes.
"""
import argparse
import collections
import concurrent.futures
import json
import os
import random
import re
import resource
import subprocess
import sys
import tempfile
import time

TOLERANCE = 0.5001
# Phones whose height class `eval` cannot know from the size: it is regular on a screen of less than 600 points.
DEVICES = {("retina4_0", "portrait"): "iPhone SE (1st generation)"}
# The first version of the plug-in with safe areas.
XCODE_9 = 13000
# Notes of L0502 that name further ambiguous views.
DEPENDENT = re.compile(r"' depends? on |^the same constraints leave ")


def run(arguments):
    return subprocess.run(arguments, capture_output=True, text=True)


def evaluate(layc, path, layout, root, is_root, own):
    """Returns the frames of a layout by path, the paths of ambiguous views, or an error."""
    safe = root["safe_area_tlbr"] if is_root else [0, 0, 0, 0]
    if is_root and root["uses_guides"]:
        top, bottom = root["vc_guides_top_bottom"]
        safe = [top if "top" in root["own_guides"] else 0, 0, bottom if "bottom" in root["own_guides"] else 0, 0]
    insets = layout["safeArea"] if own else ",".join("%g" % side for side in safe)
    device = DEVICES.get((root["device"], root["orientation"])) if is_root else None
    size = ["--device", device] if device else ["--size", "%gx%g" % (layout["width"], layout["height"])]
    result = run([layc, "eval", path, "--layout", layout["name"], "--safe-area", insets, "--format", "json"] + size)
    try:
        tree = json.loads(result.stdout)
        return {view["path"]: view["frame"] for view in tree["views"]}, ambiguous_paths(tree, layout["name"]), None
    except (ValueError, KeyError, TypeError):
        return {}, set(), layout["name"] + ": " + (result.stderr or result.stdout)[:400]


def ambiguous_paths(tree, name):
    """Returns the paths of the views that L0502 names, and of all inside them: Xcode judges absolute positions.

    A scroll view with an ambiguous content size is alone: its content starts at its origin.
    """
    whole, alone = set(), set()
    for diagnostic in tree.get("diagnostics", []):
        if diagnostic["code"] != "L0502":
            continue
        texts = [note["text"] for note in diagnostic["notes"] if DEPENDENT.search(note["text"])]
        own = alone if " of the content of '" in diagnostic["message"] else whole
        for view in re.findall(r"'([^']+)'", diagnostic["message"]):
            own.add(name + "/" + view.replace(".", "/"))
        for view in re.findall(r"'([^']+)'", " ".join(texts)):
            whole.add(name + "/" + view.replace(".", "/"))
    inside = {view["path"] for view in tree["views"] if any((view["path"] + "/").startswith(path + "/") for path in whole)}
    return inside | alone


def own_guides(text, root):
    """Returns the sides at which the canvas of a root has a guide that matters: before Xcode 9, margins did not follow guides."""
    if root["plugin"] >= XCODE_9:
        return ["top", "bottom"]
    scene = next((scene for scene in text.split("<scene ") if 'id="%s"' % root["root"] in scene), "")
    guides = re.findall(r'<viewControllerLayoutGuide type="(top|bottom)" id="([^"]+)"', scene)
    return [side for side, id in guides if scene.count('"%s"' % id) > 1]


def measure(layc, corpus, folder, name, roots, own):
    """Returns the import of a file, the frames of its views by object id, and errors."""
    source = os.path.join(corpus, "files", name)
    result = run([layc, "import", source, "--format", "json", "--quiet"])
    try:
        imported = json.loads(result.stdout)
    except ValueError:
        return None, {}, set(), [result.stderr[:400]]
    path = os.path.join(folder, os.path.splitext(name)[0] + ".lay")
    with open(path, "w") as file:
        # Ambiguity that a report leaves out is compared with Xcode's flags too.
        file.write(re.sub(r'(; )?allow L0502 "[^"]*"', "", imported["text"]))
    with open(source) as file:
        text = file.read()
    frames, flagged, errors = {}, set(), []
    for root in roots:
        root["uses_guides"] = "viewControllerLayoutGuide" in text and 'viewLayoutGuide key="safeArea"' not in text
        root["own_guides"] = own_guides(text, root)
        ids = {view["id"] for view in root["views"]}
        for layout in imported["layouts"]:
            if not any(view["id"] in ids for view in layout["views"]):
                continue
            is_root = any(view["id"] == root["root"] for view in layout["views"])
            found, ambiguous, error = evaluate(layc, path, layout, root, is_root, own)
            if error:
                errors.append(error)
            for view in layout["views"]:
                if view["path"] in ambiguous:
                    flagged.add(view["id"])
                if view["path"] in found:
                    frame = found[view["path"]]
                    frames[view["id"]] = ([frame[key] for key in ("x", "y", "width", "height")], view["path"])
    return imported, frames, flagged, errors


def compare_with_import(layc, source, path):
    """Returns the verdict of `layc same` on a file and its import, for each layout."""
    result = run([layc, "same", source, path, "--format", "json", "--quiet"])
    try:
        found = json.loads(result.stdout)
    except ValueError:
        return ["failed: " + (result.stderr or result.stdout)[:200]]
    found = found if isinstance(found, list) else [found]
    return ["%s%s" % (one["verdict"], "".join(": " + gap["reason"] for gap in one["notDecided"][:1])) for one in found]


def codes(layc, path):
    """Returns the number of findings of each code in a file, without those about XML alone."""
    result = run([layc, "check", path, "--no-trials", "--format", "json", "--quiet"])
    try:
        found = json.loads(result.stdout)["diagnostics"]
    except ValueError:
        return collections.Counter({"failed": 1})
    return collections.Counter(one["code"] for one in found if not one["code"].startswith(("L092", "L093")))


def compare_findings(layc, source, path):
    """Returns the codes of a file and its import that one of them has more often; a statement in a component is reported once."""
    own, imported = codes(layc, source), codes(layc, path)
    names = sorted(set(own) | set(imported))
    return [(name, own[name], imported[name]) for name in names if own[name] != imported[name]]


def misplaced_ids(layc, source):
    """Returns the object ids of the views that `layc check` calls misplaced."""
    result = run([layc, "check", source, "--format", "json", "--quiet", "--size", "1x1"])
    try:
        found = json.loads(result.stdout)
    except ValueError:
        return set()
    ids = set()
    for diagnostic in found["diagnostics"]:
        if diagnostic["code"] == "L0923":
            for note in diagnostic["notes"]:
                ids.update(re.findall(r"\(object id ([^)]+)\)", note["text"]))
    return ids


def reports(layc, source):
    """Returns the diagnostics of `layc check` on a file, and the seconds that it took."""
    start = time.monotonic()
    result = run([layc, "check", source, "--format", "json", "--quiet"])
    seconds = time.monotonic() - start
    try:
        return json.loads(result.stdout)["diagnostics"], seconds
    except ValueError:
        return [], seconds


def processor_time(layc, folder, names, *options):
    """Returns the seconds of processor time that `layc check` takes for files."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    run([layc, "check", "--quiet", *options] + [os.path.join(folder, name) for name in names])
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before


def draw_reports(layc, folder, names, number, seed):
    """Prints a random sample of the reports on all files, and the time for each file."""
    found, times = [], []
    for name in names:
        diagnostics, seconds = reports(layc, os.path.join(folder, name))
        found += [(name, diagnostic) for diagnostic in diagnostics]
        times.append((seconds, name))
    codes = collections.Counter(diagnostic["code"] for _, diagnostic in found)
    print("%d reports: %s" % (len(found), ", ".join("%s %d" % code for code in codes.most_common())))
    print("check: %.1f s for %d files, slowest %.2f s (%s)" % ((sum(time for time, _ in times), len(times)) + max(times)))
    print("check of all files by one process: %.1f s; with --no-trials %.1f s" % (
        processor_time(layc, folder, names), processor_time(layc, folder, names, "--no-trials")))
    sample = random.Random(seed).sample(found, min(number, len(found)))
    for number, (name, diagnostic) in enumerate(sample, 1):
        print("\n%d. %s:%d:%d %s %s: %s" % (
            number, name, diagnostic["range"]["start"]["line"], diagnostic["range"]["start"]["column"],
            diagnostic["severity"], diagnostic["code"], diagnostic["message"]))
        for note in diagnostic["notes"]:
            print("   = " + note["text"])


def repository(name):
    """Returns the repository of a file of the corpus, such as `owner__project`."""
    return "__".join(name.split("__")[:2])


def alignment_key(root, view):
    """Returns the kind and the alignment insets of a view."""
    return root["platform"], view["cls"], tuple(view["alignment_insets"] or [])


def repositories_of_insets(files):
    """Returns the repositories in which each kind of view has the same alignment insets."""
    known = collections.defaultdict(set)
    for name, roots in files.items():
        for root in roots:
            for view in root["views"]:
                known[alignment_key(root, view)].add(repository(name))
    return known


def table_of_insets(corpus):
    """Returns the heights at which `macinsets.json`, which was learned from more files, has insets for a kind of control."""
    heights = collections.defaultdict(set)
    with open(os.path.join(corpus, "macinsets.json")) as file:
        for (kind, *_, era), insets in json.load(file):
            digits = re.fullmatch(r"(?:Xcode[<>]=?12)?(\d+)", str(era))
            if digits:
                heights["macOS", kind, tuple(insets)].add(float(digits.group(1)))
    return heights


def heights_of_kinds(files):
    """Returns the heights that a repository has for each kind of view."""
    heights = collections.defaultdict(set)
    for name, roots in files.items():
        for root in roots:
            for view in root["views"]:
                heights[repository(name), view["cls"]].add(view["frame"][3])
    return heights


def cause(root, view, frame):
    """Names the cause of a miss, as far as the corpus tells it."""
    if frame is None:
        return "not in a layout"
    if not view["agrees"]:
        return "the oracle misses it too"
    if not view["agrees_unique"] or view["oracle_ambiguous"] or view["xcode_ambiguous"]:
        return "ambiguous: several layouts are equally good"
    return "ours"


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--layc", required=True)
    parser.add_argument("--own-environment", action="store_true")
    parser.add_argument("--misses", action="store_true", help="print each miss with its cause, and where ambiguity differs")
    parser.add_argument("--same", action="store_true", help="compare each file with its import by `layc same`")
    parser.add_argument("--findings", action="store_true", help="compare the findings about each file with those about its import")
    parser.add_argument("--misplaced", action="store_true", help="compare L0923 with Xcode's flag `misplaced`")
    parser.add_argument("--reports", type=int, default=0, help="draw this number of reports at random")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the random numbers for --reports")
    parser.add_argument("--only", default="", help="only files whose name contains this")
    parser.add_argument("corpus", nargs="?", default=os.path.join("..", "shared", "corpus", "ib"))
    options = parser.parse_args()
    layc = os.path.abspath(options.layc)

    files = collections.defaultdict(list)
    for line in open(os.path.join(options.corpus, "golden.jsonl")):
        root = json.loads(line)
        files[root["file"]].append(root)
    every = sorted(os.listdir(os.path.join(options.corpus, "files")))
    names = [name for name in every if options.only in name]
    if options.reports:
        draw_reports(layc, os.path.join(options.corpus, "files"), names, options.reports, options.seed)
        return 0

    known = repositories_of_insets(files)
    table, heights = table_of_insets(options.corpus), heights_of_kinds(files)
    count = collections.Counter()
    misses, disagreements, failures, lines, views = [], [], [], 0, 0
    with tempfile.TemporaryDirectory() as folder:
        pool = concurrent.futures.ThreadPoolExecutor(os.cpu_count() or 1)
        work = lambda name: measure(layc, options.corpus, folder, name, files[name], options.own_environment)
        for name, (imported, frames, flagged, errors) in zip(names, pool.map(work, names)):
            failures += ["%s: %s" % (name, error) for error in errors]
            if imported is None:
                continue
            count["read"] += 1
            text = re.sub(r"(?m)^  expect .*\n(?:    .*\n)*  }\n", "", imported["text"])
            lines += sum(1 for line in text.split("\n") if line.strip() and not line.strip().startswith("//"))
            views += sum(len(layout["views"]) for layout in imported["layouts"])
            has_flag = any(view["xcode_ambiguous"] for root in files[name] for view in root["views"])
            for root in files[name]:
                platform = root["platform"]
                count[platform, "roots"] += bool(root["views"])
                found_any = any(view["id"] in frames for view in root["views"])
                count[platform, "imported"] += found_any
                for view in root["views"]:
                    count[platform, "all"] += 1
                    frame, path = frames.get(view["id"], (None, None))
                    error = max(abs(a - b) for a, b in zip(frame, view["frame"])) if frame else float("inf")
                    count[platform, "all ok"] += error <= TOLERANCE
                    if root["conflict"] or view["misplaced"] or view["offscreen_cell"]:
                        continue
                    count[platform, "strict"] += 1
                    if not has_flag and not view["empty_scroll"]:
                        count[platform, "unflagged"] += 1
                        if view["id"] in flagged:
                            count[platform, "unflagged alarms"] += 1
                            disagreements.append((name, "no flag in the file", view["cls"], view["id"], path))
                    if has_flag and not view["empty_scroll"]:
                        count[platform, view["xcode_ambiguous"], view["id"] in flagged] += 1
                        if view["xcode_ambiguous"] != (view["id"] in flagged):
                            verdict = "missed" if view["xcode_ambiguous"] else "false alarm"
                            disagreements.append((name, verdict, view["cls"], view["id"], path))
                    count[platform, "oracle"] += view["agrees"]
                    count[platform, "ok"] += error <= TOLERANCE
                    insets = alignment_key(root, view)
                    is_elsewhere = (
                        not any(insets[2]) or known[insets] != {repository(name)}
                        or table[insets] - heights[repository(name), view["cls"]])
                    count[platform, "ok elsewhere"] += error <= TOLERANCE and bool(is_elsewhere)
                    count[platform, "near"] += error <= 2 * TOLERANCE
                    if error > TOLERANCE:
                        misses.append((name, cause(root, view, frame), view["cls"], view["id"], path, view["frame"], frame))

    print("files read: %d of %d" % (count["read"], len(names)))
    if options.same:
        with tempfile.TemporaryDirectory() as folder:
            verdicts = collections.Counter()
            for name in names:
                source = os.path.join(options.corpus, "files", name)
                path = os.path.join(folder, os.path.splitext(name)[0] + ".lay")
                with open(path, "w") as file:
                    file.write(run([layc, "import", source, "--quiet"]).stdout)
                for verdict in compare_with_import(layc, source, path):
                    kind = re.sub(r"'[^']*'", "a view", verdict)
                    kind = re.sub(r"/[^ ]*", "the file", kind)
                    verdicts[kind] += 1
            for verdict, number in verdicts.most_common():
                print("import and file: %s: %d" % (verdict, number))
    if options.findings:
        same, differences = 0, collections.Counter()
        with tempfile.TemporaryDirectory() as folder:
            for name in names:
                source = os.path.join(options.corpus, "files", name)
                path = os.path.join(folder, os.path.splitext(name)[0] + ".lay")
                with open(path, "w") as file:
                    file.write(run([layc, "import", source, "--quiet"]).stdout)
                found = compare_findings(layc, source, path)
                same += not found
                for code, own, imported in found:
                    differences[code, "more" if imported > own else "fewer"] += 1
                    if options.misses:
                        print("  %s: %s: %d in the file, %d in its import" % (name, code, own, imported))
        print("findings: %d of %d imports have those of their file" % (same, len(names)))
        for (code, words), number in sorted(differences.items()):
            print("findings: %s %s in the import in %d files" % (code, words, number))
    if options.misplaced:
        right = wrong = missed = 0
        for name in names:
            reported = misplaced_ids(layc, os.path.join(options.corpus, "files", name))
            known = {view["id"]: view for root in files[name] for view in root["views"]}
            flagged = {id for id, view in known.items() if view["misplaced"]}
            right += len(reported & flagged)
            wrong += len((reported & set(known)) - flagged)
            missed += len(flagged - reported)
        print("misplaced: %d reported with Xcode's flag, %d without, %d flagged and not reported" % (right, wrong, missed))
    print("lines without comments and expectations for each view: %.2f (%d views)" % (lines / max(views, 1), views))
    for platform in ("iOS", "macOS"):
        strict = count[platform, "strict"]
        if not strict:
            continue
        print("%s: %d of %d roots with views imported" % (platform, count[platform, "imported"], count[platform, "roots"]))
        print("%s: %d of %d views within 0.5 pt under the strict filter: %.1f %% (within 1 pt %.1f %%; oracle %.1f %%)" % (
            platform, count[platform, "ok"], strict, 100 * count[platform, "ok"] / strict,
            100 * count[platform, "near"] / strict, 100 * count[platform, "oracle"] / strict))
        print("%s: %d of them, %.1f %%, with alignment insets that are known from other repositories too" % (
            platform, count[platform, "ok elsewhere"], 100 * count[platform, "ok elsewhere"] / strict))
        hits, alarms = count[platform, True, True], count[platform, False, True]
        print("%s: ambiguity in files with a flag: %d found, %d false alarms, %d missed, %d neither" % (
            platform, hits, alarms, count[platform, True, False], count[platform, False, False]))
        print("%s: ambiguity in files without a flag: %d false alarms of %d" % (
            platform, count[platform, "unflagged alarms"], count[platform, "unflagged"]))
        print("%s: %d of %d of all views" % (platform, count[platform, "all ok"], count[platform, "all"]))
    causes = collections.Counter(miss[1] for miss in misses)
    for reason, number in causes.most_common():
        print("misses, %s: %d" % (reason, number))
    if options.misses:
        for miss in misses:
            print("  %s: %s: %s %s %s: Xcode %s, layc %s" % miss)
        for disagreement in disagreements:
            print("  %s: ambiguity, %s: %s %s %s" % disagreement)
    for failure in failures:
        print("failed: " + failure, file=sys.stderr)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
