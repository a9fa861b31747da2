import { COUPON_VALUE_TYPES } from "@sen/domain";
import {
  active,
  code,
  type Column,
  dong,
  inBothLanguages,
  oneOf,
  optional,
  ownCode,
  patternText,
  position,
  price,
  reference,
  shown,
  sku,
  text,
  wholeNumber,
  yesNo,
} from "../columns.ts";
import { maxLength } from "../../../database/schema/max-length.ts";
import { picture } from "../picture-column.ts";
import { lastMoment, moment, timeOfDay } from "../time-columns.ts";
import type { Table } from "../table.ts";

const SCOPES = ["mall", "tenant", "delivery"] as const;

const offered: Column = {
  ...sku,
  refersTo: "variants",
  to: "variant_id",
  value: "(select v.id from variants v where v.sku = s.sku)",
  current: "(select v.sku from variants v where v.id = t.variant_id)",
};

/** SQL: the price of an offered variant without the deal. */
const REGULAR_PRICE = `coalesce((select v.price_after_discount from import_variants v where v.sku = s.sku limit 1),
  (select v.price_after_discount from variants v where v.sku = s.sku))`;

/** Coupons, banners and flash deals. */
export const promotionTables: readonly Table[] = [
  {
    name: "coupons",
    about:
      "Coupons. One applies to all products of its shop, else of its mall, else of all malls: `category_code` only says under which category lists show it. `max_discount` caps the discount of a percentage coupon.",
    key: ["code"],
    columns: {
      code: code("SEN50K", maxLength("Coupon", "code")),
      ...inBothLanguages("name", 200, "Giảm 50.000 đ", "50.000 đ off"),
      ...inBothLanguages("description", 2000, "Cho đơn từ 300.000 đ.", "For orders from 300.000 đ."),
      image: picture("image_url", "sen50k.png"),
      scope: oneOf(SCOPES, "mall"),
      value_type: oneOf(COUPON_VALUE_TYPES, "fixed"),
      value: dong("50000"),
      max_discount: optional(dong("100000")),
      min_order_value: optional(dong("300000"), "0"),
      mall_code: optional(reference("malls", "mall_id", "malls", "sen-q1")),
      shop_code: optional(reference("tenants", "tenant_id", "shops", "lua-viet")),
      category_code: reference("categories", "category_id", "categories", "thoi-trang"),
      starts_at: moment("2026-12-01T00:00:00+07:00"),
      ends_at: lastMoment("2026-12-31T23:59:59+07:00"),
      quantity: wholeNumber(1, 100_000_000, "1000"),
      per_customer: optional(wholeNumber(1, 1000, "1"), "1"),
      for_newcomers: yesNo(false),
      active,
    },
    target: "coupons",
    find: "t.code = s.code",
    checks: [
      {
        column: "ends_at",
        wanted: { code: "after", values: { other: "starts_at" } },
        needs: ["starts_at", "ends_at"],
        sql: `select s.line, to_char({now:ends_at} at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM-DD"T"HH24:MI:SS"+07:00"') as found
          from {existing} where {now:ends_at} <= {now:starts_at}`,
      },
      {
        column: "value",
        wanted: { code: "whole", values: { min: 1, max: 100 } },
        needs: ["value_type", "value"],
        sql: `select s.line, {now:value}::text as found from {existing}
          where {now:value_type} = 'percent' and {now:value} not between 1 and 100`,
      },
      {
        column: "shop_code",
        wanted: { code: "shop_of_coupon" },
        needs: ["scope", "shop_code"],
        sql: `select s.line, coalesce({now:shop_code}, '') as found from {existing}
          where ({now:scope} = 'tenant') <> ({now:shop_code} is not null)`,
      },
      {
        column: "quantity",
        wanted: { code: "at_least", values: { other: "used" } },
        needs: ["quantity"],
        sql: "select s.line, s.quantity::text as found from {existing} where t.used > s.quantity",
      },
    ],
  },
  {
    name: "banners",
    about: "Banners on the home page.",
    key: ["banner_code"],
    columns: {
      banner_code: ownCode("tet"),
      ...inBothLanguages("title", 120, "Chợ Tết", "Tet market"),
      ...inBothLanguages("subtitle", 200, "Quà cho cả nhà", "Gifts for everyone"),
      image: picture("image_url", "tet.jpg"),
      alt_vi: optional(text(300, "Mâm ngũ quả"), "''"),
      alt_en: optional(text(300, "A tray of five fruits"), "''"),
      href: patternText(/^\/[^\s]{0,300}$/, "path", "/products?category_id=3"),
      background: optional(patternText(/^#[0-9a-f]{6}$/i, "colour", "#fbe8ef"), "'#f3e9ec'"),
      mall_code: optional(reference("malls", "mall_id", "malls", "sen-q1")),
      position,
      active: shown,
    },
    target: "banners",
    find: "t.code = s.banner_code",
  },
  {
    name: "flash_deals",
    about: "Flash deals: the times of day in Vietnam at which they run.",
    key: ["deal_code"],
    columns: {
      deal_code: ownCode("buoi-sang"),
      ...inBothLanguages("name", 100, "Buổi sáng", "Morning"),
      starts: { ...timeOfDay("08:00"), to: "starts_minute" },
      ends: { ...timeOfDay("12:00"), to: "ends_minute" },
    },
    target: "flash_deals",
    find: "t.code = s.deal_code",
    checks: [
      {
        column: "ends",
        wanted: { code: "after", values: { other: "starts" } },
        needs: ["starts", "ends"],
        sql: `select s.line, to_char(make_interval(mins => {now:ends}), 'HH24:MI') as found
          from {existing} where {now:ends} <= {now:starts}`,
      },
    ],
  },
  {
    name: "flash_deal_items",
    about: "Offers of a flash deal: a variant, its price and the number of pieces per day.",
    key: ["deal_code", "sku"],
    columns: {
      deal_code: reference("flash_deals", "flash_deal_id", "flash_deals", "buoi-sang"),
      sku: offered,
      price: price(1, "299000"),
      stock: wholeNumber(0, 10_000_000, "20"),
      per_customer: optional(wholeNumber(1, 1000, "2")),
      position,
    },
    target: "flash_deal_items",
    find: `t.flash_deal_id = (select r.id from flash_deals r where r.code = s.deal_code)
      and t.variant_id = (select v.id from variants v where v.sku = s.sku)`,
    order: '(select r.code from flash_deals r where r.id = t.flash_deal_id) collate "C", t.position, t.id',
    fresh: { product_id: "(select v.product_id from variants v where v.sku = s.sku)" },
    checks: [
      {
        column: "price",
        wanted: { code: "below_price" },
        needs: ["price", "sku"],
        sql: `select s.line, s.price::text as found from {s} where s.price >= ${REGULAR_PRICE}`,
      },
      {
        column: "price",
        wanted: { code: "deep_discount" },
        needs: ["price", "sku"],
        isWarning: true,
        sql: `select s.line, s.price::text as found from {s} where s.price * 10 <= ${REGULAR_PRICE}`,
      },
    ],
  },
];
