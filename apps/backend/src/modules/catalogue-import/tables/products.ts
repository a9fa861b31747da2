import { DELIVERY_TYPES } from "@sen/domain";
import { maxLength } from "../../../database/schema/max-length.ts";
import {
  active,
  code,
  type Column,
  dong,
  optional,
  picture,
  reference,
  someOf,
  text,
  whole,
  yesNo,
} from "../columns.ts";
import type { Check, Table } from "../table.ts";
import { readSpecs, specsText } from "./specs.ts";

/** Pieces that a shelf has at most. */
const STOCK_MAX = 10_000_000;
const NAME = maxLength("ProductCard", "name");
const beside = (of: Column): Column => ({ ...of, into: "beside" });

const optionName = (position: 1 | 2, language: "vi" | "en", example: string): Column => ({
  ...optional(text(60, example)),
  into: "none",
  current: `(select g.name_${language} from variance_groups g where g.product_id = t.id and g.position = ${position})`,
});
const optionValue = (position: 1 | 2, language: "vi" | "en", example: string): Column => ({
  ...optional(text(100, example)),
  into: "none",
  current: `(select g.values -> t.value_${position}::integer ->> 'name_${language}' from variance_groups g
    where g.product_id = t.product_id and g.position = ${position})`,
});
/** The value that a variant is, by its name in Vietnamese; kept as its place among the values of the option. */
const chosenValue = (position: 1 | 2, example: string): Column => ({
  ...optionValue(position, "vi", example),
  into: "target",
  to: `value_${position}`,
  value: `(select v.place - 1 from variance_groups g
    cross join jsonb_array_elements(g.values) with ordinality as v (value, place)
    where g.product_id = (select r.id from products r where r.code = s.product_code)
      and g.position = ${position} and v.value ->> 'name_vi' = s.value_${position}_vi)`,
});

const price = dong("350000");
const original: Column = { ...optional(dong("450000"), "s.price_after_discount") };
const priceCheck: Check = {
  column: "price_after_discount",
  wanted: { code: "price_within" },
  needs: [],
  // What a file does not say stays as it is.
  sql: `select line, price || ' > ' || original as found from (
    select s.line,
      case when {has:price_after_discount} then s.price_after_discount else t.price_after_discount end as price,
      case when {has:original_price_after_tax} then coalesce(s.original_price_after_tax, s.price_after_discount)
        else coalesce(t.original_price_after_tax, s.price_after_discount) end as original
    from {existing}) as said where price > original`,
};

const products: Table = {
  name: "products",
  about: "What is sold, without its prices and pieces: these are the variants'.",
  key: ["product_code"],
  columns: {
    product_code: code("ao-linen", { to: "own_code", current: "t.code" }),
    shop_code: reference("tenants", "tenant_id", "shops", "lua-viet"),
    category_code: reference("categories", "category_id", "categories", "ao"),
    maker_code: reference("makers", "maker_id", "makers", "nang"),
    name_vi: text(NAME, "Áo sơ mi linen"),
    name_en: text(NAME, "Linen shirt"),
    description_vi: beside(text(20_000, "Áo linen thoáng mát.")),
    description_en: beside(text(20_000, "A cool linen shirt.")),
    specs: beside(
      optional(
        {
          type: "jsonb",
          read: readSpecs,
          wanted: { code: "specs" },
          write: specsText,
          example: "Chất liệu | Material: Linen | Linen",
          required: false,
        },
        "'[]'",
      ),
    ),
    option_1_vi: optionName(1, "vi", "Kích cỡ"),
    option_1_en: optionName(1, "en", "Size"),
    option_2_vi: optionName(2, "vi", "Màu"),
    option_2_en: optionName(2, "en", "Colour"),
    delivery_types: optional(someOf(DELIVERY_TYPES, "normal express"), "'{normal}'"),
    shipping_discount: yesNo(false),
    weight_gram: optional(whole(1, 1_000_000, "400"), "500"),
    ready_in_hours: optional(whole(0, 720, "24"), "24"),
    active,
  },
  target: "products",
  find: "t.code = s.product_code",
  beside: { table: "product_details", key: "product_id" },
  order: 't.code collate "C"',
  fresh: {
    mall_id: "(select r.mall_id from tenants r where r.code = s.shop_code)",
    category_path: "(select r.path from categories r where r.code = s.category_code)",
    image_url: "''",
    price_after_discount:
      "coalesce((select min(v.price_after_discount) from import_variants v where v.product_code = s.product_code), 0)",
    original_price_after_tax: `coalesce((select coalesce(v.original_price_after_tax, v.price_after_discount)
      from import_variants v where v.product_code = s.product_code order by v.price_after_discount, v.line limit 1), 0)`,
    stock: "0",
  },
  after: [
    `update products p set mall_id = t.mall_id from tenants t
     where t.id = p.tenant_id and p.mall_id is distinct from t.mall_id`,
    `update products p set category_path = c.path from categories c
     where c.id = p.category_id and p.category_path is distinct from c.path`,
  ],
  checks: [
    {
      column: "product_code",
      wanted: { code: "one_variant" },
      needs: ["product_code"],
      sql: `select s.line, s.product_code as found from {existing} where t.id is null
        and not exists (select from import_variants v where v.product_code = s.product_code)`,
    },
    ...([1, 2] as const).map((position): Check => ({
      column: `option_${position}_en`,
      wanted: { code: "both_languages" },
      needs: [`option_${position}_vi`, `option_${position}_en`],
      sql: `select s.line, coalesce(s.option_${position}_vi, s.option_${position}_en) as found from {s}
        where (s.option_${position}_vi is null) <> (s.option_${position}_en is null)`,
    })),
  ],
};

const pictures: Table = {
  name: "product_pictures",
  about:
    "Pictures of products, in order; the first is the one of lists. One that is not active is taken off.",
  group: "products",
  key: ["product_code", "position"],
  columns: {
    product_code: reference("products", "product_id", "products", "ao-linen"),
    position: whole(0, 50, "0"),
    image: { ...picture("url", "ao-linen.jpg"), required: true },
    alt_vi: text(300, "Áo sơ mi linen treo trên móc"),
    alt_en: text(300, "A linen shirt on a hanger"),
    active: { ...active, into: "none", current: "true" },
  },
  target: "product_media",
  find: "t.product_id = (select r.id from products r where r.code = s.product_code) and t.position = s.position",
  order: '(select r.code from products r where r.id = t.product_id) collate "C", t.position',
  fresh: { kind: "'image'" },
  exports: "t.kind = 'image'",
};

/** Whether a choice is given just where the product has that option. */
const choiceCheck = (position: 1 | 2): Check => ({
  column: `value_${position}_vi`,
  wanted: { code: "option_value", values: { option: `option_${position}_vi` } },
  needs: ["product_code", "value_1_vi"],
  sql: `select s.line, coalesce(s.value_${position}_vi, '') as found from {s}
    left join import_products p on p.product_code = s.product_code
    left join products old on p.line is null and old.code = s.product_code
    where (s.value_${position}_vi is not null) <> (case when p.line is not null then p.option_${position}_vi is not null
      else exists (select from variance_groups g where g.product_id = old.id and g.position = ${position}) end)`,
});

const variants: Table = {
  name: "variants",
  about: "What is bought: each way to choose a product, with its price and its pieces.",
  group: "products",
  key: ["sku"],
  columns: {
    sku: code("AO-LINEN-S"),
    product_code: reference("products", "product_id", "products", "ao-linen"),
    value_1_vi: chosenValue(1, "S"),
    value_1_en: optionValue(1, "en", "S"),
    value_2_vi: chosenValue(2, "Trắng"),
    value_2_en: optionValue(2, "en", "White"),
    image: {
      ...picture("image", "ao-linen-trang.jpg"),
      into: "none",
      current: `coalesce((select g.values -> t.value_1::integer ->> 'image_url' from variance_groups g
        where g.product_id = t.product_id and g.position = 1), '')`,
    },
    price_after_discount: price,
    original_price_after_tax: original,
    stock: whole(0, STOCK_MAX, "25"),
    active,
  },
  target: "variants",
  find: "t.sku = s.sku",
  order:
    '(select r.code from products r where r.id = t.product_id) collate "C", t.value_1, t.value_2, t.sku collate "C"',
  checks: [
    priceCheck,
    choiceCheck(1),
    choiceCheck(2),
    ...([1, 2] as const).map((position): Check => ({
      column: `value_${position}_en`,
      wanted: { code: "both_languages" },
      needs: [`value_${position}_vi`, `value_${position}_en`],
      sql: `select s.line, coalesce(s.value_${position}_vi, s.value_${position}_en) as found from {s}
        where (s.value_${position}_vi is null) <> (s.value_${position}_en is null)`,
    })),
    {
      column: "sku",
      wanted: { code: "same_choice" },
      needs: ["product_code"],
      sql: `select line, sku as found from (
          select s.line, s.sku, row_number() over (partition by s.product_code, s.value_1_vi, s.value_2_vi order by s.line) as n
          from {s} where s.product_code is not null) twice where n > 1
        union all
        select s.line, t.sku from {s} join products p on p.code = s.product_code
        join variants t on t.product_id = p.id and t.sku <> s.sku
        where {has:value_1_vi} and ${currentValue(1)} is not distinct from s.value_1_vi
          and ${currentValue(2)} is not distinct from s.value_2_vi
          and not exists (select from {stage} moved where moved.sku = t.sku)`,
    },
    {
      column: "product_code",
      wanted: { code: "same_product" },
      needs: ["product_code"],
      sql: `select s.line, s.product_code as found from {existing}
        where t.id is not null and (select r.code from products r where r.id = t.product_id) <> s.product_code`,
    },
  ],
};

function currentValue(position: 1 | 2): string {
  return optionValue(position, "vi", "").current ?? "null";
}

const sku: Column = { ...code("AO-LINEN-S"), refersTo: "variants", value: "s.sku", current: "t.sku" };
const ofVariants = {
  key: ["sku"],
  target: "variants",
  find: "t.sku = s.sku",
  order: "t.sku",
  adds: false,
  exported: false,
} as const;

/** Products with all that belongs to them; a batch has whole products. */
export const productTables: readonly Table[] = [
  products,
  pictures,
  variants,
  {
    ...ofVariants,
    name: "prices",
    about: "Prices alone, of variants that the shop has.",
    columns: { sku, price_after_discount: price, original_price_after_tax: original },
    checks: [priceCheck],
  },
  {
    ...ofVariants,
    name: "stock",
    about: "Pieces alone, of variants that the shop has.",
    columns: { sku, stock: whole(0, STOCK_MAX, "25") },
  },
];
