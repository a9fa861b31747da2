import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { root } from "./processes.mjs";

/** What a change can reach, so that `npm test -- --changed` runs that and names the rest. */

/** These decide how everything is installed, read, built or tested: nothing is left out. */
const REACHES_ALL = [
  /^package(-lock)?\.json$/,
  /^(packages|apps)\/[^/]+\/(package\.json|[^/]*\.config\.ts)$/,
  /^e2e\/(package\.json|playwright\.config\.ts)$/,
  /^(tsconfig.*\.json|turbo\.json|vitest\.config\.ts|eslint\.config\.js|knip\.jsonc|prettier\.config\.js|\.oxlintrc\.json)$/,
  /^\.storybook\/(?!test\/)/,
  // What is made of them, or runs them, imports them nowhere.
  /^packages\/api\/openapi\//,
  /^apps\/backend\/drizzle\//,
  /^scripts\/(test|run-gate|gate|gate-options|changed|processes|install)\.mjs$/,
];

const CODE = /\.(ts|tsx|mjs|js|json|jsonc|yaml)$/;
const TEST_OR_STORY = /\.(test|spec|stories|guide)\.tsx?$|(^|\/)fixtures\/|\.md$/;
const isOf = (pattern) => (path) => pattern.test(path) && !TEST_OR_STORY.test(path);
const ofPackages = isOf(/^packages\/(api|domain|i18n|ui)\//);
const ofShop = isOf(/^(packages|apps)\//);

/** Each part of the gate with what brings it on. Tests of modules are not here: Vitest knows who imports what. */
const parts = {
  types: (path) => /\.(ts|tsx|mts|json|yaml)$/.test(path),
  lint: (path) => /\.(ts|tsx|mts|mjs|js)$/.test(path),
  "circular imports": (path) => /\.tsx?$/.test(path),
  format: () => true,
  "unused files and dependencies": (path) => CODE.test(path),
  contract: () => false,
  build: (path) => ofShop(path) || path.startsWith("examples/"),
  "packages as published": (path) =>
    ofPackages(path) || /^(examples\/|scripts\/(check-packages|example-shop|pack))/.test(path),
  "reports of the packages' interfaces": (path) =>
    ofPackages(path) || /\/api-report\/|^scripts\/(api-reports|packed-packages)/.test(path),
  "size budgets": (path) => ofShop(path) || /^scripts\/size/.test(path),
  ffmpeg: isOf(/^apps\/backend\//),
  Caddy: isOf(/^(apps\/storefront\/server|packages\/server|deploy)\//),
  "modules' tests": (path) => CODE.test(path),
  "tests that read the repository": () => true,
  "start tests": (path) => ofShop(path) || path.startsWith("scripts/"),
  stories: (path) => /^(packages\/(domain|i18n|ui)|apps\/storefront\/public)\//.test(path),
  journeys: (path) =>
    ofShop(path) || path.startsWith("e2e/") || /^scripts\/(shop|test-shop)\.mjs$/.test(path),
};

/** Every part of the gate by name, and whether a change of these files can reach it. */
export function reachOf(files) {
  const isAll = files.some((path) => REACHES_ALL.some((pattern) => pattern.test(path)));
  return Object.fromEntries(
    Object.entries(parts).map(([name, isReached]) => [name, isAll || files.some((path) => isReached(path))]),
  );
}

/** Whether the change is to journeys alone: then only those that changed, or import what did, are run. */
export function isOfJourneysOnly(files) {
  return files.filter((path) => reachOf([path]).journeys).every((path) => path.startsWith("e2e/journeys/"));
}

/** The commit that a change is measured from: where it left `base`, or else the main branch. Throws if there is none. */
export function baseCommit(base) {
  const names = base === undefined ? ["origin/main", "main"] : [base];
  for (const name of names) {
    try {
      return git("merge-base", name, "HEAD");
    } catch {
      // There is no such branch here; the next may be.
    }
  }
  throw new Error(
    `There is no ${names.join(" nor ")} to compare with. Name a commit: npm test -- --changed <commit>.`,
  );
}

/** Paths that differ from a commit, those that were not yet added included. */
export function changedFiles(commit) {
  const known = git("diff", "--name-only", "--no-renames", commit);
  const added = git("ls-files", "--others", "--exclude-standard");
  return [...new Set(`${known}\n${added}`.split("\n").filter((path) => path !== ""))];
}

/**
 * Tests that read files of the repository instead of importing them: no module graph knows when they are reached. Those
 * of an application are reached by what changes in it.
 */
export function readingTests(files) {
  const apps = ["backend", "storefront"].filter((app) =>
    files.some((path) => path.startsWith(`apps/${app}/`)),
  );
  const places = [
    "packages/*/{src,test,vite}",
    "scripts/test",
    ...apps.map((app) => `apps/${app}/{src,test,server}`),
  ];
  return globSync(
    places.map((place) => `${place}/**/*.test.{ts,tsx}`),
    { cwd: root },
  ).filter(
    (path) =>
      !STARTING.includes(path) &&
      /from "(node:fs(\/promises)?|eslint)"/.test(readFileSync(`${root}/${path}`, "utf8")),
  );
}

/** Tests that start this repository's programs: reached by what these are made of. */
const STARTING = ["client-address", "cluster", "dev", "start", "supervise"].map(
  (name) => `scripts/test/${name}.test.ts`,
);

/** The tests, by their files, that a change reaches beside what Vitest finds by its imports. */
export function testsBesideGraph(files) {
  const reach = reachOf(files);
  return [
    ...(reach["tests that read the repository"] ? readingTests(files) : []),
    ...(reach["start tests"] ? STARTING : []),
    ...(reach.stories ? [".storybook/test/matrix-stories.test.ts"] : []),
  ];
}

function git(...args) {
  return execFileSync("git", args, {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  }).trim();
}
