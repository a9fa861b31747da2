import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startProcess } from "./processes.mjs";
import { supervise } from "./supervise.mjs";

let folder: string;
let lines: string[];
let part: ReturnType<typeof supervise>;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sen-part-"));
  lines = [];
});
afterEach(async () => {
  await part.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Supervises a program that records each start and then runs `what`. */
function keep(what: string, limits: object): void {
  const program = join(folder, "program.cjs");
  const starts = JSON.stringify(join(folder, "starts"));
  writeFileSync(program, `require("node:fs").appendFileSync(${starts}, process.pid + "\\n"); ${what}`);
  part = supervise(startProcess("part", "node", [program]), { tell: (line) => lines.push(line), limits });
}
const starts = () => {
  const file = join(folder, "starts");
  return existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : [];
};

/** Starting a program takes longer on a busy machine. */
const IN_TIME = { timeout: 20_000 };

describe("a part that exits", () => {
  it("is restarted after growing pauses with a message each time, and given up with its last output", async () => {
    keep('console.log("no such thing"); process.exit(7);', {
      firstPauseMs: 5,
      longestPauseMs: 50,
      wellAfterMs: 60_000,
      deaths: 5,
    });
    await part.ended;
    expect(starts()).toHaveLength(5);
    expect(lines).toEqual([
      "The part exited with code 7. Restarting in 0.005 s.",
      "The part exited with code 7, 2 times in a row (giving up after 5). Restarting in 0.02 s.",
      "The part exited with code 7, 3 times in a row (giving up after 5). Restarting in 0.05 s.",
      "The part exited with code 7, 4 times in a row (giving up after 5). Restarting in 0.05 s.",
    ]);
    expect(part.how()).toBe(
      "died 5 times in a row, each time within 60 s of its start and after a total wait of 0.125 s, and will not be restarted",
    );
    expect(part.tail().trim()).toBe("no such thing");
  });

  it("counts its exits anew after running for a while", async () => {
    keep("setTimeout(() => process.exit(1), 60);", { firstPauseMs: 5, wellAfterMs: 50, deaths: 2 });
    await expect.poll(() => starts().length, IN_TIME).toBeGreaterThan(4);
    expect(part.how()).toBeUndefined();
  });
});

describe("a part that is stopped", () => {
  it("while waiting for its restart is not restarted", async () => {
    keep("process.exit(1);", { firstPauseMs: 60_000 });
    await expect.poll(() => lines, IN_TIME).toHaveLength(1);
    await part.stop();
    await part.ended;
    expect(starts()).toHaveLength(1);
  });
});
