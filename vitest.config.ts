import { defineConfig } from "vitest/config";

/**
 * Every workspace's tests are a project with a config file of its own: `npx vitest run --project domain`. One test file of
 * any of them: `npx vitest run packages/domain/src/money.test.ts`.
 */
export default defineConfig({
  test: {
    projects: [
      "packages/*/vitest.config.ts",
      "apps/*/vitest.config.ts",
      "scripts/vitest.config.ts",
      ".storybook/vitest.config.ts",
    ],
  },
});
