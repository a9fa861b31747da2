import { mergeConfig } from "vitest/config";
import usual from "../vitest.config.ts";

/** Modules whose tests are to notice a changed rule of payments, orders, returns and refunds. */
const modules = ["payments", "orders", "returns", "refunds", "order-records", "reconciliation", "parcels"];

/** The tests that a mutant is tried with: all 3,200 of the backend would take a night for each hundred. */
const config = mergeConfig(usual, {});
config.test.include = modules.map((name) => `src/modules/${name}/**/*.test.ts`);
export default config;
