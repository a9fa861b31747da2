import { defineConfig } from "vitest/config";
import { reportersOf } from "../../vitest.shared.ts";

export default defineConfig({
  resolve: { conditions: ["@sen/source"] },
  ssr: { resolve: { conditions: ["@sen/source"] } },
  test: {
    name: "storefront",
    reporters: reportersOf("storefront"),
    include: ["src/**/*.test.ts", "src/**/*.test.tsx", "server/**/*.test.ts"],
    environment: "node",
    maxWorkers: 2,
    testTimeout: 20_000,
  },
});
