import { mergeConfig } from "vitest/config";
import usual from "../vitest.config.ts";

/** Modules whose tests must detect a changed rule about payments, orders, returns or refunds. */
const modules = ["payments", "orders", "returns", "refunds", "order-records", "reconciliation", "parcels"];

/** Runs only these tests per mutant. All 3,200 backend tests would take a night per hundred mutants. */
const config = mergeConfig(usual, {});
config.test.include = modules.map((name) => `src/modules/${name}/**/*.test.ts`);
export default config;
