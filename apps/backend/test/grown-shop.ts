import { sql } from "../src/database/drizzle.ts";
import { connect, type Transaction } from "../src/database/connect.ts";
import { copyRow } from "./copy-row.ts";
import { haveOne } from "./have-one.ts";
import { pastMoment, pastOrders } from "./past-orders.ts";
import type { TestShop } from "./shop.ts";
import { testStart } from "./test-start.ts";

/** Row counts of a large shop. */
export const GROWN = {
  products: 20_000,
  orders: 40_000,
  customers: 15_000,
  ownOrders: 2_000,
  ownCoupons: 2_000,
};

const DAY = "interval '1 day'";
const NOW = `timestamptz '${testStart}'`;
const past = (count: number) => pastMoment(count, NOW);
/** Assigns every twentieth order to the demo customer. */
const CUSTOMER = `case when n % ${GROWN.orders / GROWN.ownOrders} = 0 then 1 else 100000 + (n * 7919) % ${GROWN.customers} end`;

/** Products of few kinds, so that each category, maker, shop and word has many. */
async function growCatalogue(tx: Transaction): Promise<void> {
  const { products } = GROWN;
  const id = "100000 + n";
  await copyRow(tx, "tenants", 500, { id: "1000 + n", own_code: "null", name: "t.name || n" });
  await copyRow(tx, "makers", 300, { id: "1000 + n", own_code: "null", name: "t.name || n" });
  const where = {
    tenant_id: "case when n % 10 = 0 then 1 else 1001 + n % 500 end",
    maker_id: "case when n % 10 = 0 then 1 else 1001 + n % 300 end",
    rating: "(n % 9) / 2.0",
    rating_count: "n % 50",
    discount_percent: "n % 50",
    created_at: past(products),
  };
  const price = "10000 + (n * 7919) % 2000000";
  const sold_count = `(${products} - n) / 20`;
  await copyRow(tx, "products", products, {
    ...where,
    id,
    sold_count,
    own_code: "null",
    name_vi: "t.name_vi || ' số ' || n",
    price_after_discount: price,
    stock: "10",
  });
  await copyRow(tx, "listing", products, {
    ...where,
    product_id: id,
    popularity: sold_count,
    price,
    words: "t.words || to_tsvector('simple', 'số' || n / 10)",
    bestseller: `n < ${products / 100}`,
  });
  await copyRow(tx, "product_details", products, { product_id: id });
  await copyRow(tx, "product_media", products, { product_id: id });
  await copyRow(tx, "variants", products, { id, product_id: id, sku: "'sku-' || n", stock: "10" });
  // Most of them have expired.
  await copyRow(tx, "coupons", 20_000, {
    code: "'MANY' || n",
    tenant_id: "1001 + n % 500",
    scope: "'tenant'",
    starts_at: `${NOW} - ${DAY} * (30 + n % 700)`,
    ends_at: `${NOW} + ${DAY} * (case when n % 50 = 0 then n % 100 + 1 else -n % 700 end)`,
  });
}

/** Many tickets of customers. */
async function growTickets(tx: Transaction): Promise<void> {
  const id = "100000 + n";
  const updated_at = pastMoment(20_000, NOW);
  await copyRow(tx, "tickets", 20_000, {
    id,
    customer_id: CUSTOMER,
    order_id: id,
    status: "n % 4",
    updated_at,
  });
  await copyRow(tx, "ticket_messages", 20_000, { ticket_id: id, created_at: updated_at });
}

/** Temporary rows: thousands, of which few have expired. */
async function growPassing(tx: Transaction): Promise<void> {
  const many = 20_000;
  const customer = `100000 + n % ${GROWN.customers}`;
  const uuid = "gen_random_uuid()";
  await copyRow(tx, "checkouts", many, {
    id: uuid,
    customer_id: customer,
    placed_at: `case when n % 10 > 0 then ${NOW} end`,
    expires_at: past(many),
  });
  await copyRow(tx, "cart_items", many, {
    id: "100000 + n",
    variant_id: `100000 + n`,
    customer_id: customer,
  });
  await copyRow(tx, "sessions", many, { id: uuid, customer_id: customer });
  await copyRow(tx, "idempotency_keys", many, { key: "n::text" });
  await copyRow(tx, "rate_limits", many, { key: "n::text", expires_at: `${NOW} + ${DAY}` });
  await copyRow(tx, "media_files", many, { id: uuid, customer_id: customer, attached_at: NOW });
  const coupon_id = "1000 + n";
  await copyRow(tx, "saved_coupons", GROWN.ownCoupons, {
    coupon_id,
    ends_at: `(select ends_at from coupons where id = ${coupon_id})`,
  });
}

/** Jobs that are due or scheduled for tomorrow, and a few that are running. */
async function growQueue(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    with task as (insert into graphile_worker._private_tasks (identifier) values ('sweep') returning id)
    insert into graphile_worker._private_jobs (task_id, run_at, locked_by, locked_at)
    select task.id, now() + (n % 2 - 0.5) * interval '2 days',
      case when n % 1000 = 0 then 'worker' end, case when n % 1000 = 0 then now() end
    from task, generate_series(1, 20000) n`);
  await tx.execute(sql`analyze graphile_worker._private_jobs`);
}

/** Fills a small shop until its query plans are those of a large one. Triggers are off, so their rows are written here too. */
export async function growShop(shop: TestShop): Promise<void> {
  const order = await haveOne(shop);
  // Takes longer than the shop's statement timeout.
  const { db, close } = connect(shop.databaseUrl, { connections: 1, timeouts: { statement: 0, query: 0 } });
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await growCatalogue(tx);
    const { orders, customers } = GROWN;
    for (const copies of pastOrders({ orders, customers, order, customer: CUSTOMER, now: NOW })) {
      await copyRow(tx, ...copies);
    }
    await growTickets(tx);
    await growPassing(tx);
    await growQueue(tx);
  });
  await db.execute(sql`vacuum analyze`);
  await close();
}
