import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { ensureTestBrowsers } from "./start/browser.mjs";
import { ensureTestPrograms, installsPackages } from "./start/debian.mjs";
import { ensureInstalled } from "./start/install.mjs";
import { environment, root } from "./start/processes.mjs";

/**
 * The gate, `npm test`: installs what is missing, runs every check, build and test with Turbo, and reports all failures and counts at the
 * end. Any Node from 20.19 on can run this file; everything it starts uses the project's own.
 * `--affected [commit]`: only what the change since that commit (or since the main branch) can affect.
 * `--shard 1/3`: the first of three parts of the tests; the checks belong to the first part.
 */
const CHECKS = ["check", "check:root", "check:types", "check:unused", "size"];
/** Each keeps two CPUs busy. A unit test keeps one busy for half of its time, so two run beside each other, like the checks. */
const TESTS = ["test:stories", "@sen/backend#test", "@sen/e2e#test"];
const UNIT_TESTS = [...readdirSync(`${root}/packages`), "storefront"].map((name) => `@sen/${name}#test`);
/** Run if this change, or the last one to the main branch, touched these paths; and every night. */
const OF_PARTS = {
  "check:api": "packages scripts/release",
  "check:packages": "packages/*/package.json packages/*.api.md packages/ui/vite examples scripts/release",
  "test:docs": ".storybook/docs .storybook/pages .storybook/*.ts* packages/ui/src/**/*.guide.tsx",
  "test:matrix": ".storybook/test packages/ui/vite packages/ui/src/foundations packages/ui/src/primitives",
  "test:scripts":
    "scripts/start scripts/chaos packages/server packages/config apps/storefront/server apps/backend/src/database",
};
const [reports, turbo] = [`${root}/.cache/reports`, `${root}/.turbo`];
const [summaries, log] = [`${turbo}/runs`, `${turbo}/log.json`];
const readJson = (file) => JSON.parse(readFileSync(file, "utf8"));
const { affected, shard, base } = readOptions();
const ensureTools = () => Promise.all([ensureTestBrowsers(), ensureTestPrograms()]);
await Promise.all([ensureInstalled(), installsPackages && ensureTools().catch(() => undefined)]);
const [{ browser, withWindows }, leftOut] = await ensureTools();
if (leftOut.length > 0) console.log(`Programs are missing, so these are left out: ${leftOut.join("; ")}.`);

const isTouched = (...paths) => git("diff", "--name-only", base, "--", ...paths) !== "";
const ofParts = Object.keys(OF_PARTS).filter((task) => isTouched(...OF_PARTS[task].split(" ")));
const isJourneysOnly = !isTouched("apps", "packages", "e2e/support");
const [part, isFirst] = shard ? [`--shard=${shard}`, shard.startsWith("1/")] : ["", true];
const paths = { CHROME_PATH: browser, CHROME_WITH_WINDOWS_PATH: withWindows };
const env = {
  ...{ ...environment, ...paths, TURBO_SCM_BASE: base, NO_COLOR: "1" },
  TEST_ARGS: `${affected ? `--changed=${base} --passWithNoTests` : ""} ${part}`,
  JOURNEY_ARGS: `${affected && isJourneysOnly ? `--only-changed=${base}` : ""} --pass-with-no-tests ${part}`,
};
for (const path of [reports, turbo]) rmSync(path, { recursive: true, force: true });
const [alone, beside] = [true, false].map((is) => ofParts.filter((task) => (task === "test:scripts") === is));
const first = isFirst ? runTasks([...CHECKS, ...UNIT_TESTS, ...beside], "100%") : [];
const ran = [...first, ...runTasks(isFirst ? [...TESTS, ...alone] : TESTS, "50%")];

const results = ran.map((task) => ({ ...task, ...countOf(task) })).sort((a, b) => a.failed - b.failed);
for (const { taskId, passed, failed, pictures, flaky, seconds, said } of results) {
  const also = [pictures && `${pictures} pictures`, flaky && `${flaky} at the second try`];
  const counts = [`${passed} passed`, `${failed} failed`, ...also.filter(Boolean)].join(", ");
  const why = failed || flaky ? `\n${said}\n` : "";
  console.log(`${failed ? "✗" : "✓"} ${taskId}: ${counts} (${seconds} s)${why}`);
}
const [passed, failed] = ["passed", "failed"].map((key) => results.reduce((sum, one) => sum + one[key], 0));
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** Runs tasks and what they depend on, after failures too: as many at once as this share of the CPUs. Returns each that ran. */
function runTasks(names, share) {
  rmSync(summaries, { recursive: true, force: true });
  const options = `--continue=always --concurrency=${share} --output-logs=errors-only --summarize`.split(" ");
  const args = ["run", ...names, ...options, `--log-file=${log}`, ...(affected ? ["--affected"] : [])];
  const { status } = spawnSync("turbo", args, { cwd: root, env, stdio: "inherit" });
  const [summary] = existsSync(summaries) ? readdirSync(summaries) : [];
  if (summary === undefined) return [{ taskId: "//#turbo", exitCode: status ?? 1, seconds: 0, said: "" }];
  const lines = readJson(log);
  return readJson(`${summaries}/${summary}`)
    .tasks.filter(({ command, cache }) => command !== "<NONEXISTENT>" && cache.status !== "HIT")
    .map(({ taskId, execution }) => {
      const { exitCode = 1, startTime = 0, endTime = 0 } = execution ?? {};
      const own = lines.filter(({ source }) => source === taskId).map(({ text }) => text);
      const said = own.join("\n").slice(-20_000) || "It was not run."; // The failures are at the end.
      return { taskId, exitCode, seconds: Math.round((endTime - startTime) / 1000), said };
    });
}

/** Counts a test task by its report, and any other task as one. A test task that fails or runs no tests counts as at least one failure. */
function countOf({ taskId, exitCode }) {
  const [workspace, task] = taskId.replace("@sen/", "").split("#");
  if (!task.startsWith("test")) return { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1 };
  const report = `${reports}/${task === "test" ? workspace : task.replace("test:", "")}.json`;
  const counted = existsSync(report) ? countIn(readJson(report)) : { passed: 0, failed: 0 };
  const isEmpty = counted.passed + counted.failed === 0 && !affected && !shard;
  return exitCode === 0 && !isEmpty ? counted : { ...counted, failed: Math.max(counted.failed, 1) };
}

/** Counts a report of Vitest or Playwright; both retry failed tests once. */
function countIn({ stats, errors, numPassedTests, numFailedTests, testResults }) {
  const { expected = 0, unexpected = 0, flaky = 0 } = stats ?? {};
  if (stats) return { passed: expected + flaky, failed: unexpected + errors.length, flaky };
  const all = testResults.flatMap(({ assertionResults }) => assertionResults);
  const green = all.filter(({ status }) => status === "passed");
  const pictures = green.filter(({ meta }) => meta?.reports?.some(({ type }) => type === "picture")).length;
  const again = green.filter(({ failureMessages }) => failureMessages.length > 0);
  for (const { fullName, failureMessages } of again) console.log(`${fullName}\n${failureMessages[0]}`);
  return { passed: numPassedTests - pictures, failed: numFailedTests, pictures, flaky: again.length };
}

function readOptions() {
  const options = { affected: { type: "boolean", default: false }, shard: { type: "string" } };
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  return { ...values, base: commitOf(...(positionals.length > 0 ? positionals : ["origin/main", "main"])) };
}

/** The merge base with the first known of these refs; on the main branch itself, the previous commit. */
function commitOf(...names) {
  const known = names.find((name) => git("rev-parse", "--verify", "--quiet", name) !== "");
  const base = git("merge-base", known ?? "HEAD", "HEAD");
  return base === git("rev-parse", "HEAD") ? git("rev-parse", "--verify", "--quiet", "HEAD^") || base : base;
}

/** Git's output; empty if it fails. */
function git(...args) {
  return spawnSync("git", args, { cwd: root, encoding: "utf8" }).stdout.trim();
}
