import {
  DELIVERY_TYPES,
  LINE_QUANTITY_LIMIT,
  PAYMENT_COUPON_LIMIT,
  PAYMENT_GATEWAYS,
  PAYMENT_METHODS,
  type PaymentMethod,
  PAYMENT_PRODUCT_LIMIT,
} from "@sen/domain";
import {
  sql,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from "../drizzle.ts";
import { variants } from "./catalog.ts";
import { among, between, listUpTo, upTo } from "./checks.ts";
import { createdAt, deliveryType, dong, moment } from "./columns.ts";
import { addresses, customers } from "./customers.ts";
import { maxLength } from "./max-length.ts";
import { tenants } from "./shops.ts";

const CHECKOUT_SOURCES = ["cart", "now"] as const;

/** Lines of a customer's cart: a variant stands in it once. */
export const cartItems = pgTable(
  "cart_items",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    customer_id: integer()
      .notNull()
      .references(() => customers.id),
    variant_id: integer()
      .notNull()
      .references(() => variants.id),
    quantity: integer().notNull(),
    /** The price when it was put in or last shown: tells "the price changed". */
    price_seen: dong().notNull(),
    /** Whether a flash deal made that price. */
    in_deal_seen: boolean().notNull().default(false),
    /** When it was taken out: for a while it can be put back as it was. Null while it stands in the cart. */
    removed_at: moment(),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (t) => [
    unique().on(t.customer_id, t.variant_id),
    index().on(t.customer_id, t.id),
    index("cart_items_removed")
      .on(t.removed_at)
      .where(sql`${t.removed_at} is not null`),
    between(t.quantity, 1, LINE_QUANTITY_LIMIT),
  ],
);

/** A payment page in the making: what is bought, where to, and how it is paid. Prices are taken from the catalogue until the order is placed. */
export const checkouts = pgTable(
  "checkouts",
  {
    id: uuid().primaryKey().defaultRandom(),
    customer_id: integer()
      .notNull()
      .references(() => customers.id),
    /** `cart` takes its lines out of the cart when placed, `now` does not touch it. */
    source: text({ enum: CHECKOUT_SOURCES }).notNull(),
    address_id: integer().references(() => addresses.id),
    /** COD 0, ONLINE 1. */
    payment_method: smallint().$type<PaymentMethod>().notNull().default(0),
    /** ONLINE only: the gateway that the customer chose; null for the first one. */
    payment_gateway: text({ enum: PAYMENT_GATEWAYS }),
    /** Whether the customer chose the coupons; until then they are those that take most off. */
    coupons_chosen: boolean().notNull().default(false),
    /** Coupons that are used, in the order in which they were chosen. */
    coupon_ids: integer()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Set when orders were made of it. */
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
    among(t.source, CHECKOUT_SOURCES),
    among(t.payment_method, PAYMENT_METHODS),
    among(t.payment_gateway, PAYMENT_GATEWAYS),
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
    variant_id: integer()
      .notNull()
      .references(() => variants.id),
    /** The line of the cart it came from. */
    cart_item_id: integer(),
    /** Place among the lines, from 0: refusals name it as `items[n]`. */
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

/** What is chosen per shop. */
export const checkoutShops = pgTable(
  "checkout_shops",
  {
    checkout_id: uuid()
      .notNull()
      .references(() => checkouts.id, { onDelete: "cascade" }),
    tenant_id: integer()
      .notNull()
      .references(() => tenants.id),
    /** Null for the usual way. */
    delivery_type: deliveryType(),
    /** What this shop should know. */
    note: text().notNull().default(""),
  },
  (t) => [
    primaryKey({ columns: [t.checkout_id, t.tenant_id] }),
    among(t.delivery_type, DELIVERY_TYPES),
    upTo(t.note, maxLength("ShopNote", "note")),
  ],
);
