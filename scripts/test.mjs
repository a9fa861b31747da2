import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { ensureTestBrowsers } from "./start/browser.mjs";
import { ensureCaddy } from "./start/caddy.mjs";
import { installsPackages } from "./start/debian.mjs";
import { ensureFfmpeg } from "./start/ffmpeg.mjs";
import { ensureInstalled } from "./start/install.mjs";
import { environment, root } from "./start/processes.mjs";

/**
 * The gate, `npm test`: installs what is missing, has Turbo run every check, build and test, tells all failures at the end
 * and counts. Any Node from 20.19 on runs this file; what it starts runs on the project's own.
 * `--affected [commit]`: only what the change since that commit (or since the main branch) can reach.
 * `--shard 1/3`: the first of three parts of the tests; the checks belong to the first part.
 */
const CHECKS = ["check", "check:root", "check:types", "check:unused", "size"];
const TESTS = ["test", "test:stories", "test:scripts"];
/** What follows from a part alone: run where the last change to the main branch, or this one, touched that part. */
const OF_PARTS = ["check:packages", "test:matrix"];
/** Tasks at a time: backend tests and journeys mostly wait. */
const CONCURRENCY = 2;
/** How much of a failed task's output is told, in characters: its end names the failures. */
const LOG_LENGTH = 20_000;
const reports = `${root}/.cache/reports`;
const [summaries, log] = [`${root}/.turbo/runs`, `${root}/.turbo/log.json`];
const readJson = (file) => JSON.parse(readFileSync(file, "utf8"));

const { affected, shard, base } = readOptions();
const install = () => Promise.allSettled([ensureTestBrowsers(), ensureFfmpeg(), ensureCaddy()]);
await Promise.all([ensureInstalled(), installsPackages && install()]);
const { browser, withWindows } = await ensureTestBrowsers();
if (!(await ensureFfmpeg())) console.log("Without ffmpeg the tests of customers' videos are left out.");

const isJourneysOnly = git("diff", "--name-only", base, "--", "apps", "packages", "e2e/support") === "";
const part = shard ? `--shard=${shard}` : "";
const paths = { CHROME_PATH: browser, CHROME_WITH_WINDOWS_PATH: withWindows };
const env = {
  ...{ ...environment, ...paths, SHARD: part, TURBO_SCM_BASE: base, NO_COLOR: "1" },
  TEST_ARGS: `${affected ? `--changed=${base} --passWithNoTests` : ""} ${part}`,
  JOURNEY_ARGS: `${affected && isJourneysOnly ? `--only-changed=${base}` : ""} --pass-with-no-tests ${part}`,
};
rmSync(reports, { recursive: true, force: true });
const isFirstPart = !shard || shard.startsWith("1/");
const ran = runTasks(isFirstPart ? [...CHECKS, ...TESTS, ...touched(OF_PARTS)] : TESTS);

const results = ran.map((task) => ({ ...task, ...countOf(task) })).sort((a, b) => a.failed - b.failed);
for (const { taskId, passed, failed, pictures, seconds, said } of results) {
  const shown = pictures ? `, ${pictures} pictures` : "";
  const told = `${taskId}: ${passed} passed, ${failed} failed${shown} (${seconds} s)`;
  console.log(failed === 0 ? `✓ ${told}` : `\n✗ ${told}\n${said}`);
}
const [passed, failed] = ["passed", "failed"].map((key) => results.reduce((sum, one) => sum + one[key], 0));
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** Which of these tasks the change can reach. */
function touched(tasks) {
  const args = ["run", ...tasks, "--affected", "--dry=json"];
  const { stdout } = spawnSync("turbo", args, { cwd: root, env, encoding: "utf8", maxBuffer: Infinity });
  const reached = JSON.parse(stdout.slice(stdout.indexOf("{"))).tasks.map(({ task }) => task);
  return tasks.filter((task) => reached.includes(task));
}

/** Runs tasks and all that they depend on, each whatever becomes of the others. Gives how each ended and what it said. */
function runTasks(tasks) {
  rmSync(`${root}/.turbo`, { recursive: true, force: true });
  const args = [
    "--continue=always",
    `--concurrency=${CONCURRENCY}`,
    "--output-logs=errors-only",
    "--summarize",
  ];
  const all = ["run", ...tasks, ...args, `--log-file=${log}`, ...(affected ? ["--affected"] : [])];
  const { status } = spawnSync("turbo", all, { cwd: root, env, stdio: "inherit" });
  const [summary] = existsSync(summaries) ? readdirSync(summaries) : [];
  if (summary === undefined) return [{ taskId: "//#turbo", exitCode: status ?? 1, seconds: 0, said: "" }];
  const lines = readJson(log);
  return readJson(`${summaries}/${summary}`)
    .tasks.filter(({ command }) => command !== "<NONEXISTENT>")
    .map(({ taskId, execution }) => {
      const { exitCode = 1, startTime = 0, endTime = 0 } = execution ?? {};
      const own = lines.filter(({ source }) => source === taskId).map(({ text }) => text);
      const said = own.join("\n").slice(-LOG_LENGTH) || "It was not run.";
      return { taskId, exitCode, seconds: Math.round((endTime - startTime) / 1000), said };
    });
}

/** A task of tests counts as its report says, any other as one. One that fails, or tests nothing, is a failure at least. */
function countOf({ taskId, exitCode }) {
  const [workspace, task] = taskId.replace("@sen/", "").split("#");
  if (!task.startsWith("test")) return { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1 };
  const report = `${reports}/${task === "test" ? workspace : task.replace("test:", "")}.json`;
  const counted = existsSync(report) ? countIn(readJson(report)) : { passed: 0, failed: 0 };
  const isEmpty = counted.passed + counted.failed === 0 && !affected && !shard;
  return exitCode === 0 && !isEmpty ? counted : { ...counted, failed: Math.max(counted.failed, 1) };
}

/** Counts a report of Vitest's, or of Playwright's: there a journey that passed only at a second try has failed. */
function countIn({ stats, errors, numPassedTests, numFailedTests, testResults }) {
  if (stats) return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
  // A story that nothing is asked of but that it renders and that axe finds nothing (see .storybook/preview.tsx).
  const isPicture = ({ status, meta }) =>
    status === "passed" && meta?.reports?.some(({ type }) => type === "picture");
  const pictures = testResults.flatMap(({ assertionResults }) => assertionResults).filter(isPicture).length;
  return { passed: numPassedTests - pictures, failed: numFailedTests, pictures };
}

function readOptions() {
  const options = { affected: { type: "boolean", default: false }, shard: { type: "string" } };
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  return { ...values, base: commitOf(...(positionals.length > 0 ? positionals : ["origin/main", "main"])) };
}

/** Where this work left the first branch that is known; on that branch itself, the commit before the last. */
function commitOf(...names) {
  for (const name of names) {
    try {
      const base = git("merge-base", name, "HEAD");
      return base === git("rev-parse", "HEAD") ? git("rev-parse", "HEAD^") : base;
    } catch {
      // There is no such branch here, or no commit before it.
    }
  }
  return "HEAD";
}

function git(...args) {
  return execFileSync("git", args, {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  }).trim();
}
