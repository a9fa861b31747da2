import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { ProcessFailure, runBounded } from "./run-bounded.ts";
import { findProgram } from "./find-program.ts";

const node = process.execPath;
const folder = mkdtempSync(join(tmpdir(), "sen-bounded-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes its process id into a file, then runs until it is killed. */
const stays = (file: string) =>
  `process.on("SIGTERM", () => {}); require("fs").writeFileSync(${JSON.stringify(file)}, String(process.pid)); setInterval(() => {}, 1000)`;
/** The process id that it wrote; null until then. */
const writtenTo = (file: string) => (existsSync(file) && Number(readFileSync(file, "utf8"))) || null;
const isAlive = (pid: number | null) => {
  if (pid === null) throw new Error("The program did not start in time.");
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

describe("a bounded program", () => {
  it("returns its output, runs at the lowest priority, and sees none of the shop's secrets", async () => {
    process.env.SEN_SECRET_OF_TESTS = "secret";
    const tells = `console.log(require("os").getPriority(), process.env.SEN_SECRET_OF_TESTS)`;
    expect(await runBounded(node, ["-e", tells], { seconds: 600, niceness: 19 })).toBe("19 undefined\n");
  });

  it("is killed when it takes too long, before its caller gets the error", async () => {
    const file = join(folder, "late");
    const failure: unknown = await runBounded(node, ["-e", stays(file)], { seconds: 3, niceness: 0 }).catch(
      (error: unknown) => error,
    );
    expect(failure).toEqual(new ProcessFailure("It took longer than 3 s", "killed"));
    expect(isAlive(writtenTo(file))).toBe(false);
  });

  it.skipIf(process.platform === "win32")("is killed when it uses too much CPU time", async () => {
    const bounds = { seconds: 60, cpuSeconds: 1, niceness: 0 };
    const failure: unknown = await runBounded(node, ["-e", "for (;;);"], bounds).catch(
      (error: unknown) => error,
    );
    expect(failure).toMatchObject({ name: "ProcessFailure", reason: "killed" });
  });

  it("is killed at once on abort", async () => {
    const file = join(folder, "aborted");
    const ending = new AbortController();
    const bounds = { seconds: 60, niceness: 0, signal: ending.signal };
    const running = runBounded(node, ["-e", stays(file)], bounds).catch((error: unknown) => error);
    await expect.poll(() => writtenTo(file)).not.toBeNull();
    ending.abort(new Error("the server ends"));
    expect(await running).toEqual(new Error("the server ends"));
    expect(isAlive(writtenTo(file))).toBe(false);
  });

  it("that fails is reported with its error output, and a missing one as another error", async () => {
    const complains = `console.error("moov atom not found"); process.exit(1)`;
    await expect(runBounded(node, ["-e", complains], { seconds: 20, niceness: 0 })).rejects.toThrow(
      new ProcessFailure("moov atom not found", "exit"),
    );
    const missing: unknown = await runBounded("/no/such/program", [], { seconds: 1, niceness: 0 }).catch(
      (error: unknown) => error,
    );
    expect(missing).not.toBeInstanceOf(ProcessFailure);
  });
});

it("findProgram searches the given PATH only", () => {
  expect(findProgram("node", `/no/such/folder:${node.replace(/\/node$/, "")}`)).toBe(node);
  expect(findProgram("node", "")).toBeNull();
});
