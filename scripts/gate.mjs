import { existsSync, readFileSync } from "node:fs";

/**
 * Counts what the stages of the gate tell. Every stage runs, so that one run tells everything that is wrong; but those that
 * `reach` says no of, by their names, are left out and named.
 */
export function createGate(say = console.log, reach = {}) {
  let passed = 0;
  let failed = 0;
  const leftOut = [];

  function isLeftOut(name) {
    if (reach[name] !== false) return false;
    if (!leftOut.includes(name)) leftOut.push(name);
    return true;
  }

  /** A stage that is right or wrong as a whole: it counts as one test. */
  async function stage(name, work) {
    if (isLeftOut(name)) return;
    const started = Date.now();
    try {
      await work();
      passed += 1;
      say(`✓ ${name} (${secondsSince(started)} s)`);
    } catch (error) {
      failed += 1;
      say(`✗ ${name} (${secondsSince(started)} s)\n${error.message}`);
    }
  }

  /**
   * A stage whose runner counts its own tests in a JSON report. A run that fails is a failure, and so is one that executes
   * nothing, unless it `mayBeEmpty`.
   */
  async function suite(name, work, { title = name, report, count, mayBeEmpty = false }) {
    if (isLeftOut(name)) return;
    const started = Date.now();
    let problem = "";
    try {
      await work();
    } catch (error) {
      problem = error.message;
    }
    const counted = countedIn(report, count);
    if (problem === "" && !mayBeEmpty && counted.passed + counted.failed === 0) {
      problem = "Nothing was executed.";
    }
    const failures = problem === "" ? counted.failed : Math.max(counted.failed, 1);
    passed += counted.passed;
    failed += failures;
    const mark = failures === 0 ? "✓" : "✗";
    say(`${mark} ${title}: ${counted.passed} passed, ${failures} failed (${secondsSince(started)} s)`);
    if (failures > 0) say(problem);
  }

  return { stage, suite, result: () => ({ passed, failed }), leftOut: () => leftOut };
}

/** What a report of Vitest's `json` reporter counts. A file that could not be read is one failure. */
export function countVitest({ numPassedTests, numFailedTests, testResults }) {
  const unread = testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numFailedTests + unread.length };
}

/** What a report of Playwright's `json` reporter counts. A journey that passes only at a second try is a failure. */
export function countPlaywright({ stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

function countedIn(report, count) {
  if (!existsSync(report)) return { passed: 0, failed: 0 };
  return count(JSON.parse(readFileSync(report, "utf8")));
}

function secondsSince(started) {
  return ((Date.now() - started) / 1000).toFixed(0);
}
