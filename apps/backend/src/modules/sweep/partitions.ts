import { NOTICE_KEPT_MS } from "@sen/domain";
import { assertClock } from "../../database/clock-difference.ts";
import type { Database } from "../../database/connect.ts";
import { getTableName } from "../../database/drizzle.ts";
import {
  dropMonth,
  existingMonths,
  createMonth,
  monthOf,
  missingMonths,
  vacuumDefaultPartition,
  type PartitionedTable,
} from "../../database/partitions.ts";
import { noticeDeliveries, notices } from "../../database/schema/index.ts";
import type { JobHandler } from "../../jobs/job-handler.ts";
import { raiseAlert } from "../provider-log/index.ts";

/** A table partitioned by month. A partition is dropped once its newest row has expired. */
export interface KeptByMonth extends PartitionedTable {
  keptMs: number;
}

/** How many months ahead partitions are created. */
const MONTHS_AHEAD = 2;

/** Tables that grow over time, expire, and are not referenced by others. Deliveries expire like their notices. */
export const partitionedTables: readonly KeptByMonth[] = [
  { table: notices, column: "created_at", keptMs: NOTICE_KEPT_MS },
  { table: noticeDeliveries, column: "delivered_at", keptMs: NOTICE_KEPT_MS },
];

/**
 * Creates the coming months' partitions and drops the expired one. With a running worker at most one expires per month. If several have
 * expired at once, a clock is wrong or the worker was down, and all stay until a person has checked. Throws `ClockOff`, and changes
 * nothing, if this machine's clock is wrong.
 */
export const keepPartitions: JobHandler<"keep-partitions"> = async ({ db, clock }) => {
  await assertClock(db);
  const now = clock.now();
  for (const one of partitionedTables) {
    const ahead = Array.from({ length: MONTHS_AHEAD + 1 }, (_, later) => monthOf(now, later));
    const unmade = await missingMonths(db, one);
    for (const month of [...ahead, ...unmade]) await createMonth(db, one, month);
    if (unmade.length > 0) await vacuumDefaultPartition(db, one);
    const over = await monthsOver(db, one, now);
    if (over.length <= 1) await dropMonths(db, one, over);
    else {
      const name = getTableName(one.table);
      const text = `${over.length} months of ${name} expired at once, so none was deleted. To delete them: npm run operator -- sweep ${name}`;
      await raiseAlert(db, { subject: `sweep of ${name}`, text }, now);
    }
  }
};

/** The months whose last row has expired. */
export async function monthsOver(db: Database, one: KeptByMonth, now: Date): Promise<Date[]> {
  const months = await existingMonths(db, one);
  return months.filter((month) => monthOf(month, 1).getTime() <= now.getTime() - one.keptMs);
}

/** Drops the partitions of these months, one after the other. */
export async function dropMonths(db: Database, one: KeptByMonth, months: readonly Date[]): Promise<void> {
  for (const month of months) await dropMonth(db, one, month);
}
