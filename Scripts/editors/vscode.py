"""What can be checked of the extension for Visual Studio Code without that editor."""
import json
import pathlib
import re
import shutil
import subprocess
import tempfile

# Snippets stand in this layout, and speak of its views.
AROUND = "layout A(375x667) {\n  view first: View\n  view second: View\n%s}\n"


def check_vscode(folder, layc, samples, fail):
    """`samples` are files that are indented as they should be."""
    with tempfile.TemporaryDirectory() as temporary:
        copy = pathlib.Path(temporary) / "vscode"
        shutil.copytree(folder, copy, ignore=shutil.ignore_patterns("node_modules", "syntaxes"))
        shutil.copytree(folder.parent / "textmate", copy.parent / "textmate")
        check_manifest(copy, folder, fail)
        snippets = check_snippets(copy, layc, fail)
        run = ["node", pathlib.Path(__file__).with_name("vscode.mjs"), copy, layc, *samples]
        played = subprocess.run(run, capture_output=True, text=True, timeout=60)
        if played.returncode != 0:
            fail(f"Visual Studio Code: {played.stderr}")
    print(f"Visual Studio Code: {snippets} snippets, {len(samples)} samples indented")


def check_manifest(copy, folder, fail):
    manifest = json.loads((copy / "package.json").read_text())
    offers = manifest["contributes"]
    subprocess.run(manifest["scripts"]["prepare"], shell=True, cwd=copy, check=True, timeout=60)
    files = [manifest["main"], *(one["configuration"] for one in offers["languages"])]
    files += [one["path"] for one in offers["grammars"] + offers["snippets"]]
    for name in files:
        if not (copy / name).is_file():
            fail(f"Visual Studio Code: there is no {name}")
        if name.endswith(".js"):
            subprocess.run(["node", "--check", copy / name], check=True, timeout=60)
        else:
            json.loads((copy / name).read_text())
    grammar = json.loads((copy / offers["grammars"][0]["path"]).read_text())
    ids = {one["id"] for one in offers["languages"]}
    if any(one["language"] not in ids for one in offers["grammars"] + offers["snippets"]):
        fail("Visual Studio Code: something is for another language")
    if grammar["scopeName"] != offers["grammars"][0]["scopeName"]:
        fail("Visual Studio Code: the grammar has another scope")
    if [f".{name}" for name in grammar["fileTypes"]] != offers["languages"][0]["extensions"]:
        fail("Visual Studio Code: the grammar is for other files")
    matcher = json.loads((folder.parent / "github/layc-matcher.json").read_text())["problemMatcher"][0]
    if [offers["problemMatchers"][0]["pattern"]] != matcher["pattern"]:
        fail("Visual Studio Code: the problem matcher is not that of workflows")
    check_settings(offers, (copy / "README.md").read_text(), fail)


def check_settings(offers, readme, fail):
    settings = offers["configuration"]["properties"]
    for name, entry in settings.items():
        if f"`{name}`" not in readme:
            fail(f"Visual Studio Code: the page does not speak of {name}")
        if entry["default"] not in entry.get("enum", [entry["default"]]):
            fail(f"Visual Studio Code: {name} is not one of its values")
    for text, wanted in [("", True), ("375x667", True), ("375x", False), ("wide", False)]:
        if bool(re.search(settings["layc.size"]["pattern"], text)) != wanted:
            fail(f"Visual Studio Code: layc.size takes '{text}'")


def check_snippets(copy, layc, fail):
    """What is inserted has the form of `layc fmt`, and means something."""
    snippets = json.loads((copy / "snippets.json").read_text())
    for name, snippet in snippets.items():
        body = re.sub(r"\$0", "", "\n".join(snippet["body"]))
        body = re.sub(r"\$\{\d+(?::([^}]*)|\|([^,]*)[^}]*)\}", lambda found: found[1] or found[2], body) + "\n"
        isWhole = body.startswith(("layout", "component"))
        text = body if isWhole else AROUND % re.sub(r"^(?=.)", "  ", body, flags=re.M)
        formatted = subprocess.run([layc, "fmt", "-"], input=text, capture_output=True, text=True, timeout=60).stdout
        checked = subprocess.run([layc, "check", "-"], input=text, capture_output=True, text=True, timeout=60)
        if formatted != text or checked.returncode != 0:
            fail(f"Visual Studio Code: '{name}' inserts\n{text}which is formatted as\n{formatted}{checked.stdout}")
    return len(snippets)
