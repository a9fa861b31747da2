import { mkdirSync, rmSync } from "node:fs";
import { countPlaywright, countVitest, createGate } from "./gate.mjs";
import { ensureFfmpeg } from "./ffmpeg.mjs";
import { ensureInstalled } from "./install.mjs";
import { root, run } from "./processes.mjs";

/** The gate, as one run for two cores: what only reads beside what builds, then the tests. The last line counts. */
const reports = `${root}/.cache/reports`;
const { stage, suite, result } = createGate();

await ensureInstalled();
const { ensureBrowser } = await import("./browser.mjs");
const CHROME_PATH = await ensureBrowser();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

await stage("generated code", () => npm("generate"));
await Promise.all([check(), build(), stage("ffmpeg", videos)]);
await vitest("unit, server and start tests", ["unit", "storefront", "backend", "scripts"]);
await vitest("stories in light and dark", ["stories"]);
await journeys();

const { passed, failed } = result();
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** Installed beside the checks, which mostly compute while this mostly waits for the disk. */
async function videos() {
  if (await ensureFfmpeg()) return;
  console.log(
    "There is no ffmpeg here, and tests of what it makes of videos are left out. Set FFMPEG_PATH to one.",
  );
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
  await stage("size budgets", async () => console.log((await npm("size")).trimEnd()));
}

function npm(script) {
  return run("npm", ["run", "--silent", script], { quiet: true });
}

function vitest(name, projects) {
  const report = `${reports}/${projects.join("-")}.json`;
  const args = ["run", ...projects.flatMap((project) => ["--project", project])];
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`];
  const work = () =>
    run("vitest", [...args, ...reporters], { quiet: true, env: { CHROME_PATH, NO_COLOR: "1" } });
  return suite(name, work, { report, count: countVitest });
}

function journeys() {
  const report = `${reports}/journeys.json`;
  const env = { CHROME_PATH, PLAYWRIGHT_JSON_OUTPUT_NAME: report, NO_COLOR: "1" };
  const work = () => run("playwright", ["test", "--config=e2e/playwright.config.ts"], { quiet: true, env });
  return suite("journeys", work, { report, count: countPlaywright });
}
