import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { baseCommit, changedFiles } from "./changed.mjs";
import { root } from "./processes.mjs";

const REPORT = /^packages\/(?<name>[^/]+)\/api-report\/.+\.api\.md$/;
const CHANGESET = /^\.changeset\/(?!README)[^/]+\.md$/;

/**
 * What a change of the packages' interfaces lacks: one that only adds needs a changeset, one that takes away or alters needs
 * a minor or a major one. Empty when nothing is lacking.
 *
 * @param reports each changed report: its path, and the lines that it no longer has
 * @param changesets the texts of the changesets that the change brings
 */
export function lackingChangesets(reports, changesets) {
  const bumps = changesets.flatMap((text) => [...text.matchAll(/^"@sen\/(\w+)": (patch|minor|major)$/gm)]);
  return reports.flatMap(({ path, removed }) => {
    const name = REPORT.exec(path)?.groups.name;
    if (name === undefined) return [];
    const found = bumps.filter(([, of]) => of === name).map(([, , bump]) => bump);
    const isBreaking = removed.some((line) => !/^\s*(\/\/|$)/.test(line));
    if (found.length === 0) {
      return [`${path} has changed: @sen/${name} needs a changeset (npm run changeset).`];
    }
    if (!isBreaking || found.some((bump) => bump !== "patch")) return [];
    return [`${path} lost or altered lines: @sen/${name} needs a minor or a major changeset.`];
  });
}

/** What the change since `base` lacks, by git. A release, which takes the changesets away, lacks nothing. */
export function lackingSince(base) {
  const commit = baseCommit(base);
  const files = changedFiles(commit);
  if (files.some((path) => CHANGESET.test(path) && !existsSync(`${root}/${path}`))) return [];
  const reports = files
    .filter((path) => REPORT.test(path) && existedAt(commit, path))
    .map((path) => ({ path, removed: removedLines(commit, path) }));
  const changesets = files.filter((path) => CHANGESET.test(path));
  return lackingChangesets(
    reports,
    changesets.map((path) => readFileSync(`${root}/${path}`, "utf8")),
  );
}

const git = (...args) => execFileSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 26 });

const existedAt = (commit, path) => git("ls-tree", commit, path) !== "";

function removedLines(commit, path) {
  const lines = git("diff", "--unified=0", commit, "--", path).split("\n");
  return lines.filter((line) => /^-(?!--)/.test(line)).map((line) => line.slice(1));
}
