import { COUPON_ENDING_MS } from "@sen/domain";
import { and, eq, isNull, lte, not, sql, type SQL } from "../../database/drizzle.ts";
import type { Database, Transaction } from "../../database/connect.ts";
import { coupons, customers, notices, savedCoupons } from "../../database/schema/index.ts";
import type { JobHandler } from "../../jobs/job-handler.ts";
import { isCouponUsable } from "../coupons/index.ts";
import { writeNotices } from "./write-notice.ts";

/** Reminders written per statement. */
const AT_A_TIME = 500;

/** Reminds customers, once per coupon, of saved coupons that end within a day and can still be used. */
export const remindOfEndingCoupons: JobHandler<"remind-of-ending-coupons"> = async ({
  db,
  clock,
  signal,
}) => {
  const now = clock.now();
  const until = new Date(now.getTime() + COUPON_ENDING_MS);
  await remind(db, lte(coupons.ends_at, until), now, signal);
};

/** Reminds everybody who saved a coupon and can still use it, whenever it ends. Returns the number of reminders. */
export const remindOfCoupon = (db: Database, id: number, now: Date): Promise<number> =>
  remind(db, eq(coupons.id, id), now);

async function remind(db: Database, which: SQL, now: Date, signal?: AbortSignal): Promise<number> {
  let reminded = 0;
  for (let found = AT_A_TIME; found === AT_A_TIME && signal?.aborted !== true;) {
    found = await db.transaction((tx) => remindSome(tx, which, now));
    reminded += found;
  }
  return reminded;
}

/** Writes a batch under a lock, because a unique index cannot span two monthly partitions. Only jobs and the operator take the lock. */
async function remindSome(tx: Transaction, which: SQL, now: Date): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('coupon_ending'))`);
  const customerId = sql`${savedCoupons.customer_id}`;
  const isReminded = sql`exists (select from ${notices} where ${notices.kind} = 'coupon_ending'
    and ${notices.customer_id} = ${customerId} and ${notices.source_id} = ${coupons.id})`;
  const rows = await tx
    .select({ customer_id: savedCoupons.customer_id, coupon: coupons })
    .from(savedCoupons)
    .innerJoin(coupons, eq(coupons.id, savedCoupons.coupon_id))
    .innerJoin(customers, and(eq(customers.id, savedCoupons.customer_id), isNull(customers.deactivated_at)))
    .where(and(which, isCouponUsable(customerId, now), not(isReminded)))
    .limit(AT_A_TIME);
  const reminders = rows.map(({ customer_id, coupon: { id, name_vi, name_en, ends_at } }) => ({
    kind: "coupon_ending" as const,
    customer_id,
    source_id: id,
    facts: { name_vi, name_en, deadline: ends_at.toISOString() },
  }));
  await writeNotices(tx, reminders, now);
  return rows.length;
}
