"""``run.py sentences``: everything the tutor can say, and the changes since an earlier commit."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tarfile
from collections.abc import Iterable, Iterator, Mapping
from difflib import SequenceMatcher
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

from rulebook.language.samples.sentences import sentences
from rulebook.languages import LANGUAGES
from tutor_app.reports import rendered_sentences as rendered

ROOT = Path(__file__).parents[2]
PASSED, FAILED, UNCLEAR = 0, 1, 2

Change = tuple[str, ...]
"""The language, then pairs of old and new words; two changes are the same if these are equal."""


class NoBase(Exception):
    """The texts of the earlier commit are not available; the message gives the reason and the remedy."""


def main(arguments: argparse.Namespace) -> int:
    """Print the sentences, the changed words, or the texts as JSON; or accept the current hashes."""
    if arguments.json:
        json.dump({kind: rendered.rendered(kind) for kind in arguments.kind or rendered.KINDS}, sys.stdout)
        return PASSED
    if arguments.accept:
        return _accept()
    if not arguments.changed:
        print(*sentences(arguments.lang or "en"), sep="\n")
        return PASSED
    try:
        lines = list(changed_words(arguments.since, [arguments.lang] if arguments.lang else LANGUAGES))
    except NoBase as error:
        print(error, file=sys.stderr)
        return UNCLEAR
    print(*lines, sep="\n")
    return PASSED


def _accept() -> int:
    if not rendered.GOLDEN.parent.exists():
        print("This copy has no tests/golden folder; accept wordings in a clone of the repository.", file=sys.stderr)
        return UNCLEAR
    for kind in rendered.KINDS:
        found = rendered.hashes(rendered.rendered(kind))
        count = len(rendered.differing(rendered.read(kind), found))
        rendered.write(kind, found)
        print(f"{kind}: {len(found)} texts, {count} changed")
    return PASSED


# The words of an earlier commit ---------------------------------------------------------------------


def _checkout(revision: str, folder: Path) -> None:
    """Check out the files of a commit into a folder.

    Raises:
        NoBase: git is missing, this is not a repository, or there is no such commit.
    """
    command = ["git", "-C", str(ROOT), "archive", "--format=tar", revision]
    try:
        packed = subprocess.run(command, capture_output=True, check=True).stdout
    except FileNotFoundError:
        raise NoBase(f"The words of {revision} are read from git, which is not installed: install git.") from None
    except subprocess.CalledProcessError as error:
        said = error.stderr.decode(errors="replace").strip().splitlines()
        raise NoBase(f"git cannot give the files of {revision}: {said[-1] if said else 'no reason given'}") from None
    with tarfile.open(fileobj=BytesIO(packed)) as archive:
        archive.extractall(folder, filter="data")


def _texts_in(folder: Path, kinds: Iterable[str]) -> dict[str, dict[str, rendered.Texts]]:
    command = [sys.executable, "-m", "tutor_app", "sentences", "--json", "--kind", *kinds]
    environment = {**os.environ, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
    ran = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)
    if ran.returncode:
        said = ran.stderr.strip().splitlines()
        raise NoBase(f"That commit cannot render its sentences: {said[-1] if said else 'no reason given'}")
    found: dict[str, dict[str, rendered.Texts]] = json.loads(ran.stdout)
    return found


def changed_words(since: str, languages: Iterable[str]) -> Iterator[str]:
    """Yield the wording changes since a commit: each change once, with an example and its number of occurrences.

    Raises:
        NoBase: the commit's texts are not available.
    """
    with TemporaryDirectory() as name:
        folder = Path(name)
        _checkout(since, folder)
        kept = folder / rendered.GOLDEN.relative_to(ROOT)
        new = {kind: rendered.rendered(kind) for kind in rendered.KINDS}
        differing = {
            kind: keys
            for kind, texts in new.items()
            if (keys := rendered.differing(rendered.read(kind, kept), rendered.hashes(texts)))
        }
        known = [kind for kind in differing if rendered.read(kind, kept)]
        old = _texts_in(folder, known) if known else {}
    yield from report(old, new, differing, languages)


def report(
    old: Mapping[str, Mapping[str, rendered.Texts]],
    new: Mapping[str, Mapping[str, rendered.Texts]],
    differing: Mapping[str, Mapping[str, tuple[str, ...]]],
    languages: Iterable[str],
) -> Iterator[str]:
    """Old and new words by change: texts by kind, key and language, and the differing keys by kind."""
    wanted = tuple(languages)
    found: dict[Change, list[tuple[str, str, str]]] = {}
    for kind, keys in differing.items():
        for key, changed in keys.items():
            for lang in (code for code in changed if code in wanted):
                before = old.get(kind, {}).get(key, {}).get(lang, "").splitlines()
                after = new[kind].get(key, {}).get(lang, "").splitlines()
                for one, other in _pairs(before, after):
                    found.setdefault((lang, *_words(one, other)), []).append((f"{kind} {key}", one, other))
    for (lang, *_), places in sorted(found.items(), key=lambda item: -len(item[1])):
        place, one, other = places[0]
        yield f"[{lang}] {place}" + (f" and {len(places) - 1} more lines" if len(places) > 1 else "")
        if one:
            yield f"  - {one}"
        if other:
            yield f"  + {other}"
    total = sum(map(len, differing.values()))
    yield f"{total} texts differ, {len(found)} different changes"


def _pairs(before: list[str], after: list[str]) -> Iterator[tuple[str, str]]:
    """The differing lines side by side; an empty string if there is no counterpart."""
    for tag, i, j, k, m in SequenceMatcher(None, before, after, autojunk=False).get_opcodes():
        if tag != "equal":
            length = max(j - i, m - k)
            yield from zip(before[i:j] + [""] * (length - j + i), after[k:m] + [""] * (length - m + k), strict=True)


def _words(one: str, other: str) -> Iterator[str]:
    """The differing words of two lines, old and new alternating; the whole line if there is only one."""
    if not one or not other:
        yield from (one, other)
        return
    before, after = one.split(), other.split()
    for tag, i, j, k, m in SequenceMatcher(None, before, after, autojunk=False).get_opcodes():
        if tag != "equal":
            yield " ".join(before[i:j])
            yield " ".join(after[k:m])
