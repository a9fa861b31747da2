import { defineConfig } from "vitest/config";
import { reportingOf } from "../../vitest.shared.ts";

export default defineConfig({
  resolve: { conditions: ["@sen/source"] },
  ssr: { resolve: { conditions: ["@sen/source"] } },
  test: {
    name: "storefront",
    ...reportingOf("storefront"),
    include: ["src/**/*.test.ts", "src/**/*.test.tsx", "server/**/*.test.ts"],
    environment: "node",
    setupFiles: [`${import.meta.dirname}/vitest.setup.ts`],
    // One thread per file starts faster than a process (40 s of CPU time in total instead of 47).
    pool: "threads",
    maxWorkers: 4,
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
