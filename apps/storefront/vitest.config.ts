import { defineConfig } from "vitest/config";
import { reportingOf } from "../../vitest.shared.ts";

const root = import.meta.dirname;
const resolve = { conditions: ["@sen/source"] };
const { reporters, retry } = reportingOf("storefront");

const shared = {
  retry,
  environment: "node",
  // One thread per file starts faster than a process (40 s of CPU time in total instead of 47).
  pool: "threads",
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
          include: ["src/**/*.test.{ts,tsx}"],
          setupFiles: [`${root}/vitest.setup.ts`],
        },
      },
      {
        root,
        resolve,
        ssr: { resolve },
        // Four threads read the app and the servers' packages once each, not once per file: a third less work.
        test: { ...shared, name: "storefront-server", include: ["server/**/*.test.ts"], isolate: false },
      },
    ],
  },
});
