import { defineConfig } from "vitest/config";
import { forceRerunTriggers, reportingOf, speedUpProcesses } from "../../vitest.shared.ts";

/** By which Vitest tells with `--changed` what a test imports. */
const conditions = ["@sen/source", "node", "development|production"];

speedUpProcesses();

/**
 * Operations against a real PostgreSQL server: one server a run, one copy of a filled database a test file. The demonstration's tests run
 * with them: they need the same servers and modules.
 */
export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: "backend",
    ...reportingOf("backend"),
    forceRerunTriggers,
    environment: "node",
    include: ["src/**/*.test.ts", "test/**/*.test.ts", "../demo/src/**/*.test.ts"],
    globalSetup: `${import.meta.dirname}/test/global-setup.ts`,
    execArgv: ["--conditions=@sen/source"],
    // Only what hangs is ended: a busy machine takes minutes for what takes a second.
    testTimeout: 600_000,
    expect: { poll: { timeout: 300_000 } },
    hookTimeout: 600_000,
    // Each loads and compiles the server's modules: 2 to 4 s of CPU time.
    maxWorkers: 3,
    // What differs from file to file is in its database: the workers load the server's modules once.
    isolate: false,
    // Node reads the sources by itself, as it does in production: nothing is compiled for the tests.
    experimental: { viteModuleRunner: false },
  },
});
