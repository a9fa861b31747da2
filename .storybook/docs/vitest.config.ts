import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { reportingOf } from "../../vitest.shared.ts";

const conditions = ["@sen/source", "node", "development|production"];

/** Tests the built docs pages: when they change, nightly, and by `npm run test:docs`. */
export default defineConfig({
  root: fileURLToPath(new URL("../..", import.meta.url)),
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: ["@sen/source", "node"] } },
  test: {
    name: "docs",
    environment: "node",
    include: [".storybook/docs/**/*.test.ts"],
    ...reportingOf("docs"),
  },
});
