import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { reportingOf } from "../vitest.shared.ts";

/** By which Vitest tells with `--changed` what a test imports. */
const conditions = ["@sen/source", "node", "development|production"];

/** Programs of this repository as processes of their own. */
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
    // Programs are started and ended: how long that takes is the machine's matter.
    testTimeout: 600_000,
    hookTimeout: 300_000,
    ...reportingOf("scripts"),
  },
});
