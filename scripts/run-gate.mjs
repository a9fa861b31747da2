import { mkdirSync, rmSync } from "node:fs";
import { ensureTestBrowsers } from "./browser.mjs";
import { baseCommit, changedFiles, isOfJourneysOnly, reachOf, testsBesideGraph } from "./changed.mjs";
import { countPlaywright, countVitest, createGate } from "./gate.mjs";
import { readGateOptions, reachOfShard } from "./gate-options.mjs";
import { ensureCaddy } from "./caddy.mjs";
import { ensureFfmpeg } from "./ffmpeg.mjs";
import { root, run } from "./processes.mjs";

/**
 * The gate, as one run for two cores: what only reads beside what builds, then the tests; those that mostly wait beside each
 * other. The last line counts.
 * `npm test -- --changed [commit]` runs what the change since that commit (or since the main branch) can reach, and
 * `npm test -- --shard 2/3` one of three parts, for as many machines.
 */
const reports = `${root}/.cache/reports`;
const { changed, base, shard } = readOptions();
const change = changed ? changeSince(base) : null;
const { stage, suite, result, leftOut } = createGate(console.log, {
  ...(change ? reachOf(change.files) : {}),
  ...reachOfShard(shard),
});
const mayBeEmpty = change !== null;
if (change) console.log(`${change.files.length} files have changed since ${change.commit.slice(0, 10)}.`);

const { browser: CHROME_PATH, withWindows: CHROME_WITH_WINDOWS_PATH } = await ensureTestBrowsers();
const browsers = { CHROME_PATH, CHROME_WITH_WINDOWS_PATH };
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

await stage("generated code", () => npm("generate"));
await Promise.all([check(), build(), stage("ffmpeg", videos), stage("Caddy", balancer)]);
await Promise.all([moduleTests(), stage("size budgets", sizes)]);
await vitest("stories", "stories in light and dark", ["stories"], ofChange());
await journeys();

const { passed, failed } = result();
if (leftOut().length > 0) {
  console.log(`\nLeft out, of another shard or not reached by the change: ${leftOut().join(", ")}.`);
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** Installed beside the checks, which mostly compute while this mostly waits for the disk. */
async function videos() {
  if (await ensureFfmpeg()) return;
  console.log(
    "There is no ffmpeg here, and tests of what it makes of videos are left out. Set FFMPEG_PATH to one.",
  );
}

async function balancer() {
  if (await ensureCaddy()) return;
  console.log("There is no Caddy here, and the test of deploy/Caddyfile is left out. Set CADDY_PATH to one.");
}

async function check() {
  await stage("types", () => npm("check:types"));
  await stage("lint", () => npm("check:lint"));
  await stage("circular imports", () => npm("check:cycles"));
  await stage("format", () => npm("check:format"));
  await stage("unused files and dependencies", () => npm("check:unused"));
  await stage("contract", () => npm("check:contract"));
}

async function build() {
  await stage("build", () => run("turbo", ["run", "build", "--output-logs=errors-only"], { quiet: true }));
  await stage("packages as published", () =>
    run("node", ["scripts/check-packages.mjs"], { quiet: true, env: { CHROME_PATH } }),
  );
  await stage("reports of the packages' interfaces", () =>
    run("node", ["scripts/api-reports.mjs"], { quiet: true }),
  );
}

async function sizes() {
  console.log((await npm("size", { CHROME_PATH })).trimEnd());
}

function npm(script, env = {}) {
  return run("npm", ["run", "--silent", script], { quiet: true, env });
}

function readOptions() {
  try {
    return readGateOptions(process.argv.slice(2));
  } catch (error) {
    console.error(error.message);
    process.exit(2);
  }
}

function changeSince(base) {
  const commit = baseCommit(base);
  return { commit, files: changedFiles(commit) };
}

/** Vitest's option to run only what imports something that changed. */
function ofChange() {
  return change ? [`--changed=${change.commit}`] : [];
}

/** The option of Vitest and of Playwright alike. */
function ofShard() {
  return shard ? [`--shard=${shard}`] : [];
}

async function moduleTests() {
  const beside = ["unit", "storefront", "scripts"];
  await Promise.all([
    vitest("modules' tests", "backend tests", ["backend"], ofChange()),
    vitest("modules' tests", "unit, storefront and start tests", beside, ofChange()),
  ]);
  const others = change ? testsBesideGraph(change.files) : [];
  if (others.length > 0) {
    await vitest("other tests", "tests that no import leads to", ["backend", ...beside], others);
  }
}

/** `part` is what a change may leave out (`changed.mjs`), `title` what is run. */
function vitest(part, title, projects, filters) {
  const report = `${reports}/${title.replaceAll(/\W+/g, "-")}.json`;
  const args = ["run", ...projects.flatMap((project) => ["--project", project]), ...filters, ...ofShard()];
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`];
  const work = () =>
    run("vitest", [...args, ...reporters], { quiet: true, env: { ...browsers, NO_COLOR: "1" } });
  return suite(part, work, { title, report, count: countVitest, mayBeEmpty });
}

function journeys() {
  const report = `${reports}/journeys.json`;
  const env = { ...browsers, PLAYWRIGHT_JSON_OUTPUT_NAME: report, NO_COLOR: "1" };
  const only = change && isOfJourneysOnly(change.files) ? [`--only-changed=${change.commit}`] : [];
  const args = ["test", "--config=e2e/playwright.config.ts", ...only, ...ofShard()];
  const work = () => run("playwright", args, { quiet: true, env });
  return suite("journeys", work, { report, count: countPlaywright, mayBeEmpty });
}
