import { sql, type SQL } from "drizzle-orm";
import type { Queryable, Transaction } from "../../database/connect.ts";
import { flashDealItems, flashDealSales } from "../../database/schema/index.ts";

/**
 * What variants cost: **the price of the deal that runs, else the variant's own.** The listing, the product's page, the
 * cart and the order all take it from here. While a deal runs, only its remaining pieces can be bought; when they are
 * gone the deal is over, and price and stock are the variant's own again.
 */
export interface VariantPrice {
  variant_id: number;
  product_id: number;
  /** Dong, what one piece costs now. */
  price_after_discount: number;
  /** Dong, never below the price. */
  original_price_after_tax: number;
  /** Pieces that can be bought now at that price. */
  stock: number;
  /** The deal that makes the price; null when none does. */
  deal: DealOfVariant | null;
}

/** A deal as an order needs it: to say which price held, and to take pieces out of it. */
interface DealOfVariant {
  /** `flash_deal_items.id`. */
  item_id: number;
  starts_at: Date;
  ends_at: Date;
}

/**
 * The deals that run at `now`, as a table for a `from` or `join`, a variant at most once: item_id, product_id,
 * variant_id, price, original_price_after_tax, stock, sold, starts_at, ends_at, position.
 */
export function runningDeals(now: Date): SQL {
  return sql`running_deals(${now.toISOString()}::timestamptz)`;
}

/** SQL for what a variant costs, where `v` is `variants` and `d` is `runningDeals` left-joined on the variant. */
export const priceNow = sql.raw("coalesce(d.price, v.price_after_discount)");

/** SQL for how many pieces of a variant can be bought at that price; the same aliases. */
export const stockNow = sql.raw(
  "case when d.item_id is null then v.stock else least(v.stock, d.stock - d.sold) end",
);

/**
 * Prices and stock of variants at `now`. A variant that does not exist or is no longer on sale, or whose product is
 * not, is missing from the answer. To decide an order, lock the variants' rows first (`for update`), in the order of
 * their ids.
 */
export async function variantPrices(
  db: Queryable,
  variantIds: readonly number[],
  now: Date,
): Promise<Map<number, VariantPrice>> {
  if (variantIds.length === 0) return new Map();
  const { rows } = await db.execute<PriceRow>(sql`
    select v.id as variant_id, v.product_id, ${priceNow} as price_after_discount, v.original_price_after_tax,
      ${stockNow} as stock, d.item_id, d.starts_at, d.ends_at
    from variants v
    join products p on p.id = v.product_id and p.active
    left join ${runningDeals(now)} d on d.variant_id = v.id
    where v.active and v.id in (${sql.join([...variantIds], sql`, `)})`);
  return new Map(rows.map((row) => [row.variant_id, variantPrice(row)]));
}

type PriceRow = Omit<VariantPrice, "deal"> & {
  item_id: number | null;
  starts_at: Date | string | null;
  ends_at: Date | string | null;
};

function variantPrice({ item_id, starts_at, ends_at, ...price }: PriceRow): VariantPrice {
  const deal =
    item_id === null || starts_at === null || ends_at === null
      ? null
      : { item_id, starts_at: new Date(starts_at), ends_at: new Date(ends_at) };
  return { ...price, deal };
}

/**
 * Takes pieces out of a deal's window, in the order's transaction. False when fewer are left: then nothing is taken,
 * and the line says so. The window's row is locked until the transaction ends, so that no piece is sold twice.
 */
export async function takeFromDeal(
  tx: Transaction,
  { item_id, starts_at }: Pick<DealOfVariant, "item_id" | "starts_at">,
  quantity: number,
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    insert into ${flashDealSales} as sale (flash_deal_item_id, window_starts_at, sold)
    select id, ${starts_at.toISOString()}::timestamptz, ${quantity}::integer from ${flashDealItems}
    where id = ${item_id} and sold_at_start + ${quantity}::integer <= stock
    on conflict (flash_deal_item_id, window_starts_at) do update set sold = sale.sold + excluded.sold
    where sale.sold + excluded.sold <= (
      select stock - sold_at_start from ${flashDealItems} where id = sale.flash_deal_item_id)`);
  return rowCount === 1;
}

/** Puts pieces of a cancelled order back into the window that they came from. */
export async function returnToDeal(
  tx: Transaction,
  { item_id, starts_at }: Pick<DealOfVariant, "item_id" | "starts_at">,
  quantity: number,
): Promise<void> {
  await tx.execute(sql`
    update ${flashDealSales} set sold = greatest(0, sold - ${quantity}::integer)
    where flash_deal_item_id = ${item_id} and window_starts_at = ${starts_at.toISOString()}::timestamptz`);
}
