import { mergeConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import usual from "../vitest.config.ts";

/** Whose tests must detect a changed rule about payments, orders, returns or refunds: every mutant that a test reaches is reached here. */
const tested =
  "src/{adapters/payment-gateway,modules/{payments,orders,returns,refunds,order-records,reconciliation,parcels,delivery,checkout,account-removal}}";

/** What only these show: the constraints of tables, which are compared with the migrations, the metrics, and which notice a step sends. */
const elsewhere = [
  "src/database/schema/migrations.test.ts",
  "src/http/telemetry.test.ts",
  "src/modules/notifications/notices.test.ts",
];

/** Tries every call in every state of every machine: a sixth of the time of all, and what it would detect the others do. */
const sweeps = "src/modules/orders/{machines,any-order}.test.ts";

/** How long each file took when it ran longest: a mutant often ends it early. */
const longest = new Map<string, number>();

/** Runs the quickest file first. Most mutants are killed by any test, which ends the run; Vitest's own order begins with the slowest file. */
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
config.test.exclude = [sweeps];
config.test.sequence = { sequencer: QuickestFirst };
export default config;
