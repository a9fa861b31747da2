import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { reportingOf } from "../../vitest.shared.ts";

const conditions = ["@sen/source", "node", "development|production"];

/** The layout of all matrix stories: when something of theirs has changed, every night, and by `npm run test:matrix`. */
export default defineConfig({
  root: fileURLToPath(new URL("../..", import.meta.url)),
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: ["@sen/source", "node"] } },
  test: {
    name: "matrix",
    environment: "node",
    include: [".storybook/test/**/*.test.ts"],
    // The stories as they are built for their readers: React for development would take half of the time.
    env: { NODE_ENV: "production" },
    testTimeout: 600_000,
    hookTimeout: 600_000,
    ...reportingOf("matrix"),
  },
});
