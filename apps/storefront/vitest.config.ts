import { defineConfig } from "vitest/config";
import { reportingOf } from "../../vitest.shared.ts";

const root = import.meta.dirname;
const resolve = { conditions: ["@sen/source"] };
const { reporters, retry } = reportingOf("storefront");

/** Tests that replace no module and have no document, so that they can share both with others. */
const withoutDom = ["server/**/*.test.ts", "src/app/*.test.ts"];

const shared = {
  retry,
  environment: "node",
  maxWorkers: 4,
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 30_000 } },
} as const;

export default defineConfig({
  root,
  test: {
    reporters,
    projects: [
      {
        root,
        resolve,
        ssr: { resolve },
        test: {
          ...shared,
          name: "storefront",
          // A context per file, in threads that load happy-dom once each: 26 s of CPU time instead of 60.
          pool: "vmThreads",
          include: ["src/**/*.test.{ts,tsx}"],
          exclude: withoutDom,
          setupFiles: [`${root}/vitest.setup.ts`],
        },
      },
      {
        root,
        resolve,
        ssr: { resolve },
        // Four threads read the modules once each, not once per file: a third less work.
        test: { ...shared, name: "storefront-node", pool: "threads", include: withoutDom, isolate: false },
      },
    ],
  },
});
