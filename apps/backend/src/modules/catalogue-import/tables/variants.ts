import { active, type Column, optional, price, reference, sku, text, wholeNumber } from "../columns.ts";
import { picture } from "../picture-column.ts";
import { atMostPerProduct, type Check, type Table } from "../table.ts";

/** Maximum stock of a variant. */
const STOCK_MAX = 10_000_000;

const optionValue = (position: 1 | 2, language: "vi" | "en", example: string): Column => ({
  ...optional(text(100, example)),
  needs: language === "vi" ? "product_code" : `value_${position}_vi`,
  into: "none",
  current: `(select g.values -> t.value_${position}::integer ->> 'name_${language}' from variance_groups g
    where g.product_id = t.product_id and g.position = ${position})`,
});
/** The variant's option value by its Vietnamese name; stored as its index among the option's values. */
const chosenValue = (position: 1 | 2, example: string): Column => ({
  ...optionValue(position, "vi", example),
  into: "target",
  to: `value_${position}`,
  value: `(select v.place - 1 from variance_groups g
    cross join jsonb_array_elements(g.values) with ordinality as v (value, place)
    where g.product_id = (select r.id from products r where r.code = s.product_code)
      and g.position = ${position} and v.value ->> 'name_vi' = s.value_${position}_vi)`,
});

/** Lowest regular price, in dong. Our choice: lower ones are thousands, written as 350. */
const PRICE_MIN = 1_000;
const priceNow = price(PRICE_MIN, "350000");
const original: Column = optional(
  price(PRICE_MIN, "450000"),
  "coalesce(s.price_after_discount, (select v.price_after_discount from variants v where v.sku = s.sku))",
);
/** A price alone keeps its original price, so that a lower one is a discount. Without a discount, both rise. */
const derived = {
  column: "original_price_after_tax",
  from: "price_after_discount",
  value: `case when t.original_price_after_tax = t.price_after_discount
    then greatest(t.original_price_after_tax, s.price_after_discount) else t.original_price_after_tax end`,
};
const priceCheck: Check = {
  column: "price_after_discount",
  wanted: { code: "price_within" },
  needs: ["price_after_discount", "original_price_after_tax"],
  sql: `select line, price || ' > ' || original as found from (
    select s.line, {now:price_after_discount} as price,
      coalesce(s.original_price_after_tax, {now:price_after_discount}) as original
    from {existing}) as said where price > original`,
};

/** Of prices from 1,000,000 dong, the thousands alone are a price, too. */
const thousandsCheck: Check = {
  column: "price_after_discount",
  wanted: { code: "price_in_dong" },
  needs: ["price_after_discount"],
  sql: `select s.line, s.price_after_discount::text as found from {existing}
    where s.price_after_discount * 500 <= t.price_after_discount`,
};

/** Most values of an option, by the contract. */
const VALUES_MAX = 50;

/** A variant must have a value exactly for the options that its product has. */
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
  about: "Variants: each combination of a product's options, with its price and stock.",
  group: "products",
  derived,
  key: ["sku"],
  columns: {
    sku,
    product_code: reference("products", "product_id", "products", "ao-linen"),
    value_1_vi: chosenValue(1, "S"),
    value_1_en: optionValue(1, "en", "S"),
    value_2_vi: chosenValue(2, "Trắng"),
    value_2_en: optionValue(2, "en", "White"),
    image: {
      ...picture("image", "ao-linen-trang.jpg"),
      needs: "value_1_vi",
      into: "none",
      current: `coalesce((select g.values -> t.value_1::integer ->> 'image_url' from variance_groups g
        where g.product_id = t.product_id and g.position = 1), '')`,
    },
    price_after_discount: priceNow,
    original_price_after_tax: original,
    stock: {
      ...wholeNumber(0, STOCK_MAX, "25"),
      value: `case when s.stock = s.stock_exported
        then coalesce((select v.stock from variants v where v.sku = s.sku), s.stock) else s.stock end`,
    },
    // What was sold since the export stays sold, unless someone changed the stock in the file.
    stock_exported: {
      ...optional(wholeNumber(0, STOCK_MAX, "25")),
      into: "none",
      to: "stock",
      value: "t.stock",
      needs: "stock",
    },
    active,
  },
  target: "variants",
  find: "t.sku = s.sku",
  order:
    '(select r.code from products r where r.id = t.product_id) collate "C", t.value_1, t.value_2, t.sku collate "C"',
  checks: [
    priceCheck,
    thousandsCheck,
    choiceCheck(1),
    choiceCheck(2),
    atMostPerProduct("value_1_vi", VALUES_MAX),
    atMostPerProduct("value_2_vi", VALUES_MAX),
    ...([1, 2] as const).map((position): Check => ({
      column: `value_${position}_en`,
      wanted: { code: "both_languages" },
      needs: [`value_${position}_vi`],
      sql: `select s.line, coalesce(s.value_${position}_vi, s.value_${position}_en) as found from {s}
        where (s.value_${position}_vi is null) <> (s.value_${position}_en is null)
          and ({has:value_${position}_en} or not exists (
            select from variance_groups g join products p on p.id = g.product_id
            cross join jsonb_array_elements(g.values) as known (value)
            where p.code = s.product_code and g.position = ${position}
              and known.value ->> 'name_vi' = s.value_${position}_vi))`,
    })),
    {
      column: "sku",
      wanted: { code: "same_choice" },
      needs: ["product_code"],
      sql: `select line, sku as found from (
          select s.line, s.sku, row_number() over (
            partition by s.product_code, {now:value_1_vi}, {now:value_2_vi} order by s.line) as n
          from {existing} where s.product_code is not null) twice where n > 1
        union all
        select s.line, other.sku from {existing} join products p on p.code = s.product_code
        join variants other on other.product_id = p.id and other.sku <> s.sku
        where ${valueOfOther(1)} is not distinct from {now:value_1_vi}
          and ${valueOfOther(2)} is not distinct from {now:value_2_vi}
          and not exists (select from {stage} moved where moved.sku = other.sku)`,
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

function valueOfOther(position: 1 | 2): string {
  return (optionValue(position, "vi", "").current ?? "").replaceAll(/\bt\./g, "other.");
}

const known: Column = { ...sku, refersTo: "variants", value: "s.sku", current: "t.sku" };
const ofVariants = {
  key: ["sku"],
  target: "variants",
  find: "t.sku = s.sku",
  order: "t.sku",
  adds: false,
  exported: false,
} as const;

/** Variants, and the files that only update their prices or stock. */
export const variantTables: readonly Table[] = [
  variants,
  {
    ...ofVariants,
    derived,
    name: "prices",
    about: "Prices only, of variants that exist in the shop.",
    columns: { sku: known, price_after_discount: priceNow, original_price_after_tax: original },
    checks: [priceCheck, thousandsCheck],
  },
  {
    ...ofVariants,
    name: "stock",
    about: "Stock only, of variants that exist in the shop.",
    columns: { sku: known, stock: wholeNumber(0, STOCK_MAX, "25") },
  },
];
