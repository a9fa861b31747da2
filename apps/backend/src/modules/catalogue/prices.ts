import { sql, type Placeholder, type SQL } from "../../database/drizzle.ts";
import type { Queryable, Transaction } from "../../database/connect.ts";
import { listed, statement } from "../../database/prepared.ts";
import type { Stored } from "../../database/stored.ts";
import type { DealAllowance } from "@sen/domain";
import { flashDealItems, flashDealSales, orderItems, orders } from "../../database/schema/index.ts";

/**
 * A variant's price: **that of the running deal, else the variant's own.** The listing, the product's page, the cart and the
 * order all use it. While a deal runs, only its remaining pieces can be bought; once they are sold, the deal is over, and price
 * and stock are the variant's own again.
 */
export interface VariantPrice {
  variant_id: number;
  product_id: number;
  /** Current price of one piece, in dong. */
  price_after_discount: number;
  /** In dong, never below the price. */
  original_price_after_tax: number;
  /** Pieces available at that price. */
  stock: number;
  /** The deal that sets the price; null if none does. */
  deal: DealOfVariant | null;
}

/** A deal with what an order needs, to record its price and to take pieces out of it. */
interface DealOfVariant {
  /** `flash_deal_items.id`. */
  item_id: number;
  starts_at: Date;
  ends_at: Date;
  /** How many pieces one customer may buy in this window; null if unlimited. */
  allowance: DealAllowance | null;
}

/**
 * Deals running at `now`, as a table for a `from` or `join`, each variant at most once: item_id, product_id,
 * variant_id, price, original_price_after_tax, stock, sold, starts_at, ends_at, position.
 */
export function runningDeals(now: Date | Placeholder): SQL {
  return sql`running_deals(${now instanceof Date ? now.toISOString() : now}::timestamptz)`;
}

/** SQL for a variant's price, where `v` is `variants` and `d` is `runningDeals` left-joined on the variant. */
export const priceNow = sql.raw("coalesce(d.price, v.price_after_discount)");

/** SQL for the pieces available at that price; the same aliases. */
export const stockNow = sql.raw(
  "case when d.item_id is null then v.stock else least(v.stock, d.stock - d.sold) end",
);

/**
 * Prices and stock of variants at `now`. Variants that do not exist or are not on sale, or whose product or shop is not, are
 * missing from the map.
 *
 * @param customerId whose orders count toward a deal's limit; null leaves the full limit
 */
export async function variantPrices(
  db: Queryable,
  variantIds: readonly number[],
  now: Date,
  customerId: number | null = null,
): Promise<Map<number, VariantPrice>> {
  if (variantIds.length === 0) return new Map();
  const rows = await pricesOf(db, { ids: variantIds, now: now.toISOString(), customer: customerId });
  return new Map(rows.map((row) => [row.variant_id, variantPrice(row)]));
}

type PriceRow = Omit<VariantPrice, "deal"> & { deal: Stored<DealOfVariant> | null };

/** Pieces of the deal `d` in the customer's orders that were not canceled; 0 without a customer. */
const boughtInDeal = sql`(
  select coalesce(sum(item.quantity), 0)::integer
  from ${orderItems} item join ${orders} placed on placed.id = item.order_id
  where item.flash_deal_item_id = d.item_id and item.flash_deal_window = d.starts_at
    and placed.customer_id = ${sql.placeholder("customer")} and placed.order_status <> 'CANCELLED')`;

const pricesOf = statement<PriceRow>(
  "prices_of_variants",
  sql`
    select v.id as variant_id, v.product_id, ${priceNow} as price_after_discount, v.original_price_after_tax,
      ${stockNow} as stock,
      case when d.item_id is not null then json_build_object('item_id', d.item_id, 'starts_at', d.starts_at, 'ends_at', d.ends_at,
        'allowance', case when offer.per_customer is not null then json_build_object('most', offer.per_customer,
          'left', greatest(0, offer.per_customer - ${boughtInDeal})) end) end as deal
    from variants v
    join products p on p.id = v.product_id and p.active
    join tenants t on t.id = p.tenant_id and t.active
    left join ${runningDeals(sql.placeholder("now"))} d on d.variant_id = v.id
    left join ${flashDealItems} offer on offer.id = d.item_id
    where v.active and v.id = any(${listed("ids")})`,
);

const variantPrice = ({ deal, ...price }: PriceRow): VariantPrice => ({
  ...price,
  deal: deal && { ...deal, starts_at: new Date(deal.starts_at), ends_at: new Date(deal.ends_at) },
});

/** Pieces from one window of a deal. */
export interface DealPieces extends Pick<DealOfVariant, "item_id" | "starts_at"> {
  quantity: number;
}

/**
 * Takes pieces out of deal windows, in the order's transaction. Returns those that are no longer available; nothing is taken from
 * their windows. The windows' rows stay locked until the transaction ends, in the order of their deals, so that no piece is sold
 * twice.
 */
export async function takeFromDeals<Pieces extends DealPieces>(
  tx: Transaction,
  pieces: readonly Pieces[],
): Promise<Pieces[]> {
  if (pieces.length === 0) return [];
  const { rows } = await tx.execute<{ item_id: number; starts_at: Date | string }>(sql`
    insert into ${flashDealSales} as sale (flash_deal_item_id, window_starts_at, sold)
    select item.id, taken.starts_at, taken.quantity
    from ${byWindow(pieces)} taken join ${flashDealItems} item on item.id = taken.item_id
    where item.sold_at_start + taken.quantity <= item.stock
    order by item.id, taken.starts_at
    on conflict (flash_deal_item_id, window_starts_at) do update set sold = sale.sold + excluded.sold
    where sale.sold + excluded.sold <= (
      select stock - sold_at_start from ${flashDealItems} where id = sale.flash_deal_item_id)
    returning flash_deal_item_id as item_id, window_starts_at as starts_at`);
  const taken = new Set(
    rows.map(({ item_id, starts_at }) => windowKey({ item_id, starts_at: new Date(starts_at) })),
  );
  return pieces.filter((one) => !taken.has(windowKey(one)));
}

/** Puts pieces of canceled orders back into the windows they came from. */
export async function returnToDeals(tx: Transaction, pieces: readonly DealPieces[]): Promise<void> {
  if (pieces.length === 0) return;
  await tx.execute(sql`
    update ${flashDealSales} sale set sold = greatest(0, sale.sold - back.quantity)
    from ${byWindow(pieces)} back
    where sale.flash_deal_item_id = back.item_id and sale.window_starts_at = back.starts_at`);
}

const windowKey = ({ item_id, starts_at }: Pick<DealPieces, "item_id" | "starts_at">) =>
  `${item_id} ${starts_at.getTime()}`;

/** Pieces as a table (item_id, starts_at, quantity), one row per window. */
const byWindow = (pieces: readonly DealPieces[]): SQL => sql`(
  select item_id, starts_at, sum(quantity)::integer as quantity from unnest(
    ${sql.param(pieces.map(({ item_id }) => item_id))}::integer[],
    ${sql.param(pieces.map(({ starts_at }) => starts_at.toISOString()))}::timestamptz[],
    ${sql.param(pieces.map(({ quantity }) => quantity))}::integer[]
  ) as piece (item_id, starts_at, quantity) group by 1, 2)`;
