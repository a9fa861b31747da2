import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { ensureInstalled } from "./install.mjs";
import { root, run } from "./processes.mjs";

/** The gate. Every stage runs, so that one run tells everything that is wrong; the last line counts. */
const reports = `${root}/.cache/reports`;
let passed = 0;
let failed = 0;

await ensureInstalled();
const { ensureBrowser } = await import("./browser.mjs");
const CHROME_PATH = await ensureBrowser();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

await stage("generate", () => run("npm", ["run", "--silent", "generate"], { quiet: true }));
await Promise.all([
  stage("types", () => run("npm", ["run", "--silent", "check:types"], { quiet: true })),
  stage("lint", () => run("npm", ["run", "--silent", "check:lint"], { quiet: true })),
]);
await stage("format", () => run("npm", ["run", "--silent", "check:format"], { quiet: true }));
await stage("unused files and dependencies", () =>
  run("npm", ["run", "--silent", "check:unused"], { quiet: true }),
);
await stage("contract", () => run("npm", ["run", "--silent", "check:contract"], { quiet: true }));
await suite(
  "unit, backend and story tests",
  "vitest",
  ["run", "--reporter=dot", "--reporter=json", `--outputFile.json=${reports}/vitest.json`],
  {
    report: `${reports}/vitest.json`,
    count: ({ numPassedTests, numFailedTests, numFailedTestSuites, success }) => ({
      passed: numPassedTests,
      failed: success ? numFailedTests : Math.max(numFailedTests, numFailedTestSuites, 1),
    }),
  },
);
await stage("build", () => run("turbo", ["run", "build", "--output-logs=errors-only"], { quiet: true }));
await stage("size budgets", () => run("npm", ["run", "--silent", "size"]));
await suite("journeys", "playwright", ["test", "--config=e2e/playwright.config.ts"], {
  report: `${reports}/playwright.json`,
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/playwright.json` },
  count: ({ stats, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
  }),
});

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** A stage that is right or wrong as a whole: counts as one test. */
async function stage(name, work) {
  const started = Date.now();
  try {
    await work();
    passed += 1;
    console.log(`✓ ${name} (${seconds(started)} s)`);
  } catch (error) {
    failed += 1;
    console.log(`✗ ${name} (${seconds(started)} s)\n${error.message}`);
  }
}

/** A stage whose runner counts its own tests in a JSON report. A run without a report is one failure. */
async function suite(name, command, args, { report, count, env = {} }) {
  const started = Date.now();
  let ended = true;
  try {
    await run(command, args, { env: { CHROME_PATH, ...env } });
  } catch {
    ended = false;
  }
  const counted = existsSync(report)
    ? count(JSON.parse(readFileSync(report, "utf8")))
    : { passed: 0, failed: 1 };
  passed += counted.passed;
  failed += ended ? counted.failed : Math.max(counted.failed, 1);
  console.log(
    `${ended ? "✓" : "✗"} ${name}: ${counted.passed} passed, ${counted.failed} failed in all (${seconds(started)} s)`,
  );
}

function seconds(started) {
  return ((Date.now() - started) / 1000).toFixed(0);
}
