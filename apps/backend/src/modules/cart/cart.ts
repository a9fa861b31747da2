import type { Cart, CartLine } from "@sen/api";
import { CART_PRODUCT_LIMIT, isBuyable, PAYMENT_PRODUCT_LIMIT, type Parcel } from "@sen/domain";
import { and, desc, eq, inArray, isNull, sql } from "../../database/drizzle.ts";
import type { Queryable } from "../../database/connect.ts";
import { cartItems } from "../../database/schema/index.ts";
import type { Customer } from "../../signed-in.ts";
import { notFound } from "../../errors/errors.ts";
import type { Services } from "../../services.ts";
import { goodsNames } from "../../texts/goods-names.ts";
import type { Locale } from "../../texts/messages.ts";
import { deliveredParcels } from "./basket.ts";
import { tenantOfGoods } from "./goods.ts";
import { problemOf, readLines, type ReadLine, type WantedLine } from "./lines.ts";

const wantedColumns = {
  cart_item_id: sql<number>`${cartItems.id}`.as("cart_item_id"),
  variant_id: cartItems.variant_id,
  quantity: cartItems.quantity,
  price_seen: cartItems.price_seen,
  in_deal_seen: cartItems.in_deal_seen,
};

/** Everything in the customer's cart that can be bought, one parcel per shop, delivered to their usual address. */
export async function readPurchasableCart(
  services: Pick<Services, "db" | "carrier" | "clock">,
  customer: Pick<Customer, "id">,
): Promise<Parcel[]> {
  const { db } = services;
  const now = services.clock.now();
  const lines = await readLines(db, await readWanted(db, customer), now, customer.id);
  const buyable = lines.filter(({ problem }) => isBuyable(problem));
  return deliveredParcels(services, customer, buyable);
}

function readWanted(db: Queryable, { id }: Pick<Customer, "id">) {
  return db
    .select(wantedColumns)
    .from(cartItems)
    .where(and(eq(cartItems.customer_id, id), isNull(cartItems.removed_at)))
    .orderBy(desc(cartItems.updated_at), desc(cartItems.id));
}

/** The customer's cart in the contract's shape: the shop added to last comes first, newest line first within a shop. */
export async function readCart(
  db: Queryable,
  customer: Pick<Customer, "id">,
  locale: Locale,
  now: Date,
): Promise<Cart> {
  const lines = await readLines(db, await readWanted(db, customer), now, customer.id);
  const groups = Map.groupBy(lines, ({ goods }) => goods.tenant_id);
  return {
    groups: [...groups.values()].flatMap((group) => {
      const [first] = group;
      return first
        ? [
            {
              tenant: tenantOfGoods(first.goods),
              lines: group
                .toSorted((a, b) => b.cart_item_id - a.cart_item_id)
                .map((line) => cartLine(line, line.cart_item_id, locale)),
            },
          ]
        : [];
    }),
    line_count: lines.length,
    total_quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    max_lines: CART_PRODUCT_LIMIT,
    max_checkout_lines: PAYMENT_PRODUCT_LIMIT,
    now: now.toISOString(),
  };
}

function cartLine(line: ReadLine, id: number, locale: Locale): CartLine {
  return {
    id,
    ...goodsNames(line.goods, locale),
    price_after_discount: line.price,
    original_price_after_tax: line.goods.original_price_after_tax,
    quantity: line.quantity,
    stock: line.stock,
    flash_deal_ends_at: line.now?.deal?.ends_at.toISOString() ?? null,
    problem: problemOf(line, locale),
  };
}

/** Lines of the customer's own cart by id, in the order requested. Throws 404 if one is not in the cart. */
export async function cartLinesOf(
  db: Queryable,
  { id }: Pick<Customer, "id">,
  itemIds: readonly number[],
): Promise<(WantedLine & { cart_item_id: number })[]> {
  const rows = await db
    .select(wantedColumns)
    .from(cartItems)
    .where(
      and(eq(cartItems.customer_id, id), inArray(cartItems.id, [...itemIds]), isNull(cartItems.removed_at)),
    );
  const byId = new Map(rows.map((row) => [row.cart_item_id, row]));
  return itemIds.map((itemId) => {
    const row = byId.get(itemId);
    if (!row) throw notFound();
    return row;
  });
}
