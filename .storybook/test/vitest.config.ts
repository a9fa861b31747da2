import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { reportingOf } from "../../vitest.shared.ts";

const conditions = ["@sen/source", "node", "development|production"];

/** Tests the layout of all matrix stories: when they change, nightly, and by `npm run test:matrix`. */
export default defineConfig({
  root: fileURLToPath(new URL("../..", import.meta.url)),
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: ["@sen/source", "node"] } },
  test: {
    name: "matrix",
    environment: "node",
    include: [".storybook/test/**/*.test.ts"],
    // Builds for production; React's development build would take half of the time.
    env: { NODE_ENV: "production" },
    testTimeout: 600_000,
    hookTimeout: 600_000,
    ...reportingOf("matrix"),
  },
});
