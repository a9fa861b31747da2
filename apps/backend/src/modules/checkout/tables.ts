import {
  DELIVERY_TYPES,
  LINE_QUANTITY_LIMIT,
  PAYMENT_COUPON_LIMIT,
  PAYMENT_GATEWAYS,
  PAYMENT_METHODS,
  PAYMENT_PRODUCT_LIMIT,
  type PaymentMethod,
} from "@sen/domain";
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  sql,
  text,
  uuid,
} from "../../database/drizzle.ts";
import { oneOfValues, between, listUpTo, upTo } from "../../database/schema/checks.ts";
import {
  createdAt,
  deliveryType,
  dong,
  foreignInteger,
  foreignRowId,
  moment,
  rowId,
} from "../../database/schema/columns.ts";
import { maxLength } from "../../database/schema/max-length.ts";
import { addresses } from "../addresses/tables.ts";
import { variants } from "../catalogue/tables/products.ts";
import { tenants } from "../catalogue/tables/shops.ts";
import { customers } from "../customers/tables.ts";

const CHECKOUT_SOURCES = ["cart", "now"] as const;

/** Checkouts: goods, address and payment. Prices come from the catalogue until the order is placed. */
export const checkouts = pgTable(
  "checkouts",
  {
    id: uuid().primaryKey().defaultRandom(),
    customer_id: foreignRowId(() => customers.id),
    /** `cart` removes its lines from the cart when placed, `now` does not touch it. */
    source: text({ enum: CHECKOUT_SOURCES }).notNull(),
    address_id: rowId().references(() => addresses.id),
    /** COD 0, ONLINE 1. */
    payment_method: smallint().$type<PaymentMethod>().notNull().default(0),
    /** ONLINE only: the gateway the customer chose; null for the first one. */
    payment_gateway: text({ enum: PAYMENT_GATEWAYS }),
    /** Whether the customer chose the coupons; until then, they are the best ones. */
    coupons_chosen: boolean().notNull().default(false),
    /** Coupons in use, in the order they were chosen. */
    coupon_ids: integer()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Set when orders were placed from it. */
    placed_at: moment(),
    expires_at: moment().notNull(),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (t) => [
    index().on(t.customer_id, t.created_at.desc().nullsFirst()),
    index("checkouts_unplaced")
      .on(t.expires_at)
      .where(sql`${t.placed_at} is null`),
    oneOfValues(t.source, CHECKOUT_SOURCES),
    oneOfValues(t.payment_method, PAYMENT_METHODS),
    oneOfValues(t.payment_gateway, PAYMENT_GATEWAYS),
    listUpTo(t.coupon_ids, PAYMENT_COUPON_LIMIT),
  ],
);

/** Lines of a checkout. */
export const checkoutItems = pgTable(
  "checkout_items",
  {
    checkout_id: uuid()
      .notNull()
      .references(() => checkouts.id, { onDelete: "cascade" }),
    variant_id: foreignInteger(() => variants.id),
    /** The cart line it came from. */
    cart_item_id: rowId(),
    /** Position among the lines, from 0; refusals refer to it as `items[n]`. */
    position: smallint().notNull(),
    quantity: integer().notNull(),
    /** The price the customer last saw before this checkout, and whether a flash deal made it. */
    price_seen: dong().notNull(),
    in_deal_seen: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.checkout_id, t.variant_id] }),
    between(t.position, 0, PAYMENT_PRODUCT_LIMIT - 1),
    between(t.quantity, 1, LINE_QUANTITY_LIMIT),
  ],
);

/** The customer's choices per shop. */
export const checkoutShops = pgTable(
  "checkout_shops",
  {
    checkout_id: uuid()
      .notNull()
      .references(() => checkouts.id, { onDelete: "cascade" }),
    tenant_id: foreignInteger(() => tenants.id),
    /** Null for the usual way of delivery. */
    delivery_type: deliveryType(),
    /** The customer's note to the shop. */
    note: text().notNull().default(""),
  },
  (t) => [
    primaryKey({ columns: [t.checkout_id, t.tenant_id] }),
    oneOfValues(t.delivery_type, DELIVERY_TYPES),
    upTo(t.note, maxLength("ShopNote", "note")),
  ],
);
