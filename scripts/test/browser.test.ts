import { chmodSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { execFileSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { findBrowser, findTestBrowser } from "../browser.mjs";

let folder: string;
const place = (name: string) => join(folder, name);

/** A machine on which these programs, and no others, are on the PATH. */
function machineWith(...names: string[]): void {
  for (const name of names) {
    writeFileSync(place(name), "#!/bin/sh\n");
    chmodSync(place(name), 0o755);
  }
  symlinkSync(execFileSync("which", ["which"], { encoding: "utf8" }).trim(), place("which"));
  symlinkSync("/bin/sh", place("sh"));
  vi.stubEnv("PATH", folder);
  vi.stubEnv("CHROME_PATH", "");
  vi.stubEnv("CHROME_WITH_WINDOWS_PATH", "");
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sen-browser-"));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

describe("the browser of this machine", () => {
  it("is for tests the one that draws no windows, for whatever is looked at or measured one that does", async () => {
    machineWith("chromium", "chromium-headless-shell");
    expect(await findTestBrowser()).toBe(place("chromium-headless-shell"));
    expect(await findBrowser()).toBe(place("chromium"));
  });

  it("is for tests any other where there is none without windows", async () => {
    machineWith("google-chrome");
    expect(await findTestBrowser()).toBe(place("google-chrome"));
  });

  it("is the one that is named, before all others", async () => {
    machineWith("chromium", "chromium-headless-shell");
    vi.stubEnv("CHROME_PATH", "/opt/mine");
    expect([await findTestBrowser(), await findBrowser()]).toEqual(["/opt/mine", "/opt/mine"]);
    vi.stubEnv("CHROME_WITH_WINDOWS_PATH", "/opt/other");
    expect([await findTestBrowser(), await findBrowser()]).toEqual(["/opt/mine", "/opt/other"]);
  });
});
