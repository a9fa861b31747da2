import { existsSync, statfsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** Packages as they are written, not as they are built. */
const conditions = ["@sen/source", "module", "node", "development|production"];

/**
 * How a project reports. Run by the gate it also writes its counts to `.cache/reports/<name>.json`, which the gate adds up, and
 * what fails is tried once more: the gate names each test that needed it.
 */
export function reportingOf(name: string): {
  reporters: ("default" | "dot" | ["json", { outputFile: string }])[];
  retry: number;
} {
  if (process.env["TURBO_HASH"] === undefined) return { reporters: ["default"], retry: 0 };
  const outputFile = fileURLToPath(new URL(`.cache/reports/${name}.json`, import.meta.url));
  return { reporters: ["dot", ["json", { outputFile }]], retry: 1 };
}

/** With `--changed` these run everything: tests follow from them without importing them. */
export const forceRerunTriggers = [
  ...["**/package.json", "**/package-lock.json", "**/vitest.*", "**/turbo.json", "**/.storybook/*"],
  ...["**/openapi/**", "**/drizzle/**", "**/src/seed/**", "**/test/**"],
];

/** A folder in memory, on Linux; and how much of it a run may fill. */
const [MEMORY, ROOM] = ["/dev/shm", 2 * 1024 ** 3];

/**
 * For tests that start servers and programs, before their first process. Each reads the modules as the first has compiled them. Databases
 * and files are kept in memory if there is room: on ext4 copying a database costs ten times as much.
 */
export function speedUpProcesses(): void {
  process.env["NODE_COMPILE_CACHE"] ??= fileURLToPath(new URL(".cache/node", import.meta.url));
  if (process.env["TMPDIR"] !== undefined || !existsSync(MEMORY)) return;
  const { bavail, bsize } = statfsSync(MEMORY);
  if (Math.min(bavail * bsize, process.availableMemory()) > ROOM) process.env["TMPDIR"] = MEMORY;
}

/** A package's tests: pure logic, in Node, with no server. One process reads the modules once for all files. */
export function unitTests(name: string) {
  return defineConfig({
    resolve: { conditions },
    ssr: { resolve: { conditions } },
    test: {
      name,
      environment: "node",
      isolate: false,
      maxWorkers: 2,
      testTimeout: 300_000,
      hookTimeout: 300_000,
      expect: { poll: { timeout: 30_000 } },
      include: ["{src,test,vite}/**/*.test.{ts,tsx}"],
      ...reportingOf(name),
    },
  });
}
