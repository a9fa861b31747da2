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
    maxWorkers: 4,
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
