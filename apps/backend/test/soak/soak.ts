import { PaymentMethod } from "@sen/domain";
import { sql } from "../../src/database/drizzle.ts";
import { picture, upload } from "../aftersales.ts";
import { buying, newKey } from "../buying.ts";
import type { TestShop } from "../shop.ts";

/** Tables with permanent rows. All others must shrink to their former size once everybody has left. */
const KEPT: ReadonlySet<string> = new Set([
  "orders",
  "order_items",
  "order_search",
  "order_histories",
  "delivery_requests",
  "payments",
  "payment_orders",
  "payment_entries",
  "payment_transfers",
  "gateway_sessions",
  "refunds",
  "refund_histories",
  "flash_deal_sales",
  // Kept for half a year.
  "notices",
  // Kept for a year, at most twenty per account.
  "known_devices",
  // One row per name.
  "catalogue_state",
  "wish_news_state",
  "figures_followed",
  "sweep_rates",
  "_private_tasks",
]);

/** A month's partition belongs to its table. */
const isKept = (table: string) => KEPT.has(table.replace(/_(default|\d{4}_\d{2})$/, ""));

const OF_UNPLACED = "checkout_id in (select id from checkouts where placed_at is null)";

/** The condition for a table's temporary rows, if not all are. A placed checkout belongs to its orders. */
const TEMPORARY: Record<string, string> = {
  checkouts: "placed_at is null",
  checkout_items: OF_UNPLACED,
  checkout_shops: OF_UNPLACED,
};

/** The days between the jobs of the quiet time after the load, and how often they run: longer than any retention time, such as 30 days for sessions. */
const QUIET = { days: 5, times: 8 };

/** The parameters of a soak test. */
export interface SoakOptions {
  /** Simulated hours with customers. */
  hours: number;
  /** How often everybody does everything per hour. */
  roundsAnHour: number;
  /** Runs all jobs that are due by the shop's clock. */
  work: () => Promise<unknown>;
}

/** Row counts of a table. */
export interface Growth {
  table: string;
  before: number;
  most: number;
  after: number;
}

/**
 * Simulates customers for hours of the shop's clock, with all jobs, then leaves the shop alone for longer than any retention time. Returns
 * the tables that are larger than before and should not be.
 */
export async function soak(shop: TestShop, { hours, roundsAnHour, work }: SoakOptions): Promise<Growth[]> {
  const before = await counts(shop);
  const most = new Map(before);
  const look = async () => {
    const now = await counts(shop);
    for (const [table, rows] of now) most.set(table, Math.max(rows, most.get(table) ?? 0));
    return now;
  };
  for (let round = 0; round < hours * roundsAnHour; round += 1) {
    await comeAndGo(shop, round);
    shop.clock.pass((60 / roundsAnHour) * 60_000);
    await work();
    await look();
  }
  for (let time = 0; time < QUIET.times; time += 1) {
    shop.clock.pass(QUIET.days * 24 * 60 * 60_000);
    await work();
  }
  const after = await look();
  return [...after]
    .filter(([table, rows]) => !isKept(table) && rows > (before.get(table) ?? 0))
    .map(([table, rows]) => ({
      table,
      before: before.get(table) ?? 0,
      most: most.get(table) ?? 0,
      after: rows,
    }));
}

/** The actions of customers and strangers that leave rows behind. */
async function comeAndGo(shop: TestShop, round: number): Promise<void> {
  const { fill, prepare, buy } = buying(shop);
  const token = await shop.signIn();
  await shop.call("login", {
    body: { phone: `09${String(round).padStart(8, "1")}`, password: "Guessed@123" },
  });
  await upload(shop, await picture(64, 64), { token });
  await shop.call("listProducts", { query: { price_min: round + 1 } });
  const [line] = await fill(token, [{ variant: 51 }]);
  await shop.call("deleteCartItems", { body: { item_ids: [line ?? 0] }, token });
  await prepare(token, [{ variant: 51 }]);
  const now = { product_id: 5, variant_id: 51, quantity: 1 };
  await shop.call("createOrderNow", { body: now, headers: { "idempotency-key": newKey() }, token });
  await buy(token, [{ variant: 51 }], { method: PaymentMethod.online });
  await buy(token, [{ variant: 51 }]);
}

/** How many possibly temporary rows each table has. */
async function counts({ db }: TestShop): Promise<Map<string, number>> {
  const { rows: tables } = await db.execute<{ schema: string; name: string }>(sql`
    select schemaname as schema, relname as name from pg_stat_user_tables
    where schemaname in ('public', 'graphile_worker') order by 1, 2`);
  const one = ({ schema, name }: { schema: string; name: string }) =>
    sql`select ${name} as name, count(*) as rows from ${sql.identifier(schema)}.${sql.identifier(name)}
      where ${sql.raw(TEMPORARY[name] ?? "true")}`;
  const { rows } = await db.execute<{ name: string; rows: number }>(
    sql.join(tables.map(one), sql` union all `),
  );
  return new Map(rows.map(({ name, rows: count }) => [name, Number(count)]));
}
