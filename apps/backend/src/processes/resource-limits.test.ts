import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { findProgram } from "./find-program.ts";
import { withLimits } from "./resource-limits.ts";

const MEGABYTE = 1024 * 1024;
const limits = { cpuSeconds: 7, memoryBytes: 200 * MEGABYTE, fileBytes: MEGABYTE };
const ways: [string, string | null][] = [["a shell", null]];
const prlimit = findProgram("prlimit");
if (prlimit !== null) ways.push(["prlimit", prlimit]);

describe.skipIf(process.platform !== "linux").each(ways)("a process started through %s", (_, way) => {
  const output = (...args: Parameters<typeof withLimits>) => {
    const [file, fileArgs] = withLimits(...args);
    return execFileSync(file, fileArgs, { encoding: "utf8" }).trim().split("\n");
  };
  const tell = ["-c", "ulimit -t; ulimit -d; ulimit -v; ulimit -f; ulimit -c; echo $1", "sh", "a b"];

  it("has limits of CPU time, memory and file size, and its arguments unchanged", () => {
    const [seconds, data, space, blocks, core, argument] = output("/bin/sh", tell, limits, way);
    expect([seconds, data, core, argument]).toEqual(["7", "204800", "0", "a b"]);
    expect(Number(space)).toBeGreaterThan(204_800);
    expect(["2048", "1024"]).toContain(blocks); // Shells count in blocks of 512 or 1,024 bytes.
  });

  it("has no memory limit when none is given", () => {
    expect(output("/bin/sh", tell, { cpuSeconds: 7 }, way).slice(1, 4)).toEqual(Array(3).fill("unlimited"));
  });
});
