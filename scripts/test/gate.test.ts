import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { countPlaywright, countVitest, createGate } from "../gate.mjs";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "sen-gate-"));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

function reportOf(content: object): string {
  const file = join(folder, `${Math.random()}.json`);
  writeFileSync(file, JSON.stringify(content));
  return file;
}
const ends = () => Promise.resolve();
const breaks = () => Promise.reject(new Error("it broke"));
const vitestReport = (passed: number, failed: number, unread = 0) =>
  reportOf({
    numPassedTests: passed,
    numFailedTests: failed,
    testResults: Array.from({ length: unread }, () => ({ status: "failed", assertionResults: [] })),
  });

describe("the gate", () => {
  it("counts a stage as one test, right or wrong, and says why", async () => {
    const said: string[] = [];
    const gate = createGate((line) => said.push(line));
    await gate.stage("types", ends);
    await gate.stage("lint", breaks);
    expect(gate.result()).toEqual({ passed: 1, failed: 1 });
    expect(said.join("\n")).toContain("it broke");
  });

  it.each([
    ["counts what its runner counted", ends, () => vitestReport(12, 0), { passed: 12, failed: 0 }],
    ["counts failed tests", breaks, () => vitestReport(12, 3), { passed: 12, failed: 3 }],
    ["counts a file that could not be read", breaks, () => vitestReport(12, 3, 2), { passed: 12, failed: 5 }],
    [
      "fails when its runner fails after all passed",
      breaks,
      () => vitestReport(12, 0),
      { passed: 12, failed: 1 },
    ],
    ["fails when nothing was executed", ends, () => vitestReport(0, 0), { passed: 0, failed: 1 }],
    ["fails without a report", ends, () => join(folder, "none.json"), { passed: 0, failed: 1 }],
  ])("%s", async (_name, work, report, expected) => {
    const gate = createGate(() => undefined);
    await gate.suite("tests", work, { report: report(), count: countVitest });
    expect(gate.result()).toEqual(expected);
  });

  it("leaves out what a change cannot reach, and names it", async () => {
    const gate = createGate(() => undefined, { journeys: false, types: true });
    await gate.stage("types", ends);
    await gate.suite("journeys", breaks, { report: "none", count: countPlaywright });
    expect(gate.result()).toEqual({ passed: 1, failed: 0 });
    expect(gate.leftOut()).toEqual(["journeys"]);
  });

  it("takes a run without tests where a change may have none", async () => {
    const gate = createGate(() => undefined);
    await gate.suite("tests", ends, { report: vitestReport(0, 0), count: countVitest, mayBeEmpty: true });
    expect(gate.result()).toEqual({ passed: 0, failed: 0 });
  });

  it("counts a journey that passed only at a second try as failed", async () => {
    const report = reportOf({ stats: { expected: 9, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{}] });
    const gate = createGate(() => undefined);
    await gate.suite("journeys", breaks, { report, count: countPlaywright });
    expect(gate.result()).toEqual({ passed: 9, failed: 3 });
  });
});
