import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { reportingOf, speedUpProcesses } from "../vitest.shared.ts";

/** Export conditions, by which Vitest resolves a test's imports for `--changed`. */
const conditions = ["@sen/source", "node", "development|production"];

speedUpProcesses();

/** Tests of this repository's programs, which run in their own processes. */
export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: "scripts",
    environment: "node",
    include: ["scripts/**/*.test.ts"],
    globalSetup: ["apps/backend/test/filled-folder.ts"],
    execArgv: ["--conditions=@sen/source"],
    experimental: { viteModuleRunner: false },
    maxWorkers: 2,
    testTimeout: 600_000, // How long programs take to start and stop depends on the machine.
    hookTimeout: 300_000,
    ...reportingOf("scripts"),
  },
});
