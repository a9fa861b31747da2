import { existsSync } from "node:fs";
import { defineConfig } from "vitest/config";

/**
 * Files at a time, in every project alike: Vitest then runs files of several projects beside each other. Twice the cores of a
 * small machine, since most tests wait for a database, or for a process that they have started.
 */
const maxWorkers = 4;

/** Packages as they are written, not as they are built. */
const sources = ["@sen/source", "module", "node", "development|production"];

/** Without `module`: packages are loaded by Node itself, which does not take what is meant for bundlers. */
const ofNode = ["@sen/source", "node", "development|production"];

/**
 * Every kind of test is a project: `npx vitest run --project unit`. `unit` is pure logic, in Node, with no server.
 * A project that needs more (a browser, a database) has a config file of its own, listed here by its path and
 * naming itself with `test.name`.
 */
const projectFiles = [
  ".storybook/vitest.config.ts",
  "apps/backend/vitest.config.ts",
  "apps/storefront/vitest.config.ts",
];

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { conditions: sources },
        ssr: { resolve: { conditions: sources } },
        test: {
          name: "unit",
          environment: "node",
          // Nothing there keeps anything: one process reads the modules once for all files.
          isolate: false,
          maxWorkers,
          testTimeout: 60_000,
          expect: { poll: { timeout: 30_000 } },
          include: ["packages/*/{src,test,vite}/**/*.test.ts"],
        },
      },
      {
        resolve: { conditions: ofNode },
        ssr: { resolve: { conditions: ofNode, externalConditions: ["@sen/source", "node"] } },
        test: {
          name: "scripts",
          environment: "node",
          include: ["scripts/test/**/*.test.ts", ".storybook/test/**/*.test.ts"],
          globalSetup: ["apps/backend/test/filled-folder.ts"],
          maxWorkers,
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      ...projectFiles.filter((file) => existsSync(new URL(file, import.meta.url))),
    ],
  },
});
