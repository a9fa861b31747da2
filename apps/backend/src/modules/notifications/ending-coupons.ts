import { COUPON_ENDING_MS } from "@sen/domain";
import { sql, type SQL } from "../../database/drizzle.ts";
import type { Database, Transaction } from "../../database/connect.ts";
import type { JobHandler } from "../../jobs/job-handler.ts";
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
  await remind(db, sql`c.ends_at <= ${until.toISOString()}`, now, signal);
};

/** Reminds everybody who saved a coupon and can still use it, whenever it ends. Returns the number of reminders. */
export const remindOfCoupon = (db: Database, id: number, now: Date): Promise<number> =>
  remind(db, sql`c.id = ${id}`, now);

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
  const { rows } = await tx.execute<EndingCoupon & Record<string, unknown>>(sql`
      select s.customer_id, c.id, c.name_vi, c.name_en, c.ends_at
      from saved_coupons s
      join coupons c on c.id = s.coupon_id
      join customers k on k.id = s.customer_id and k.deactivated_at is null
      where c.active and c.ends_at > ${now.toISOString()} and ${which} and c.used < c.quantity
        and c.per_customer > (
          select count(*) from coupon_uses u where u.coupon_id = c.id and u.customer_id = s.customer_id)
        and not (c.for_newcomers and exists (
          select from orders o where o.customer_id = s.customer_id and o.order_status <> 'CANCELLED'))
        and not exists (
          select from notices n where n.kind = 'coupon_ending' and n.customer_id = s.customer_id and n.source_id = c.id)
      limit ${AT_A_TIME}`);
  const reminders = rows.map(({ customer_id, id, name_vi, name_en, ends_at }) => ({
    kind: "coupon_ending" as const,
    customer_id,
    source_id: id,
    facts: { name_vi, name_en, deadline: new Date(ends_at).toISOString() },
  }));
  await writeNotices(tx, reminders, now);
  return rows.length;
}

interface EndingCoupon {
  customer_id: number;
  id: number;
  name_vi: string;
  name_en: string;
  ends_at: string;
}
