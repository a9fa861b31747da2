import { mergeConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import usual from "../vitest.config.ts";

/** Whose tests must detect a changed rule about payments, orders, returns or refunds: every mutant that a test reaches is reached here. */
const tested =
  "src/{adapters/payment-gateway,modules/{payments,orders,returns,refunds,order-records,reconciliation,parcels,delivery,checkout,account-removal}}";

/** What only these reach: the constraints of tables, which are compared with the migrations, and the metrics. */
const elsewhere = ["src/database/schema/migrations.test.ts", "src/http/telemetry.test.ts"];

/** How long each file took when it ran longest: a mutant often ends it early. */
const longest = new Map<string, number>();

/**
 * Runs the quickest file first. Most mutants are killed by any test, which ends the run; Vitest's own order begins with the slowest file,
 * which tries every transition of every machine.
 */
class QuickestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    for (const file of files) {
      const { duration = 0 } = this.ctx.cache.getTestSpecificationResult(file) ?? {};
      longest.set(file.moduleId, Math.max(duration, longest.get(file.moduleId) ?? 0));
    }
    const took = ({ moduleId }: TestSpecification) => longest.get(moduleId) ?? 0;
    return Promise.resolve(files.toSorted((a, b) => took(a) - took(b)));
  }
}

/** Runs only these tests per mutant. All 3,200 backend tests would take a night per hundred mutants. */
const config = mergeConfig(usual, {});
config.test.include = [`${tested}/**/*.test.ts`, ...elsewhere];
config.test.sequence = { sequencer: QuickestFirst };
export default config;
