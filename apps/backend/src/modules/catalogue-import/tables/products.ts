import { DELIVERY_TYPES } from "@sen/domain";
import { maxLength } from "../../../database/schema/max-length.ts";
import { MEDIA_LIMIT } from "../../catalogue/index.ts";
import {
  active,
  type Column,
  optional,
  ownCode,
  reference,
  text,
  wholeNumber,
  wordList,
  yesNo,
} from "../columns.ts";
import { picture, video } from "../picture-column.ts";
import { atMostPerProduct, type Check, type Table } from "../table.ts";
import { specLines } from "./specs.ts";
import { variantTables } from "./variants.ts";

const NAME = maxLength("ProductCard", "name");
const beside = (of: Column): Column => ({ ...of, into: "beside" });

const optionName = (position: 1 | 2, language: "vi" | "en", example: string): Column => ({
  ...optional(text(60, example)),
  into: "none",
  current: `(select g.name_${language} from variance_groups g where g.product_id = t.id and g.position = ${position})`,
});

/** SQL for a new product's cheapest variant. */
const ofCheapest = (wanted: string): string => `coalesce((select ${wanted} from import_variants v
  where v.product_code = s.product_code order by coalesce(v.active, true) desc, v.price_after_discount, v.line limit 1), 0)`;
const ORIGINAL = "coalesce(v.original_price_after_tax, v.price_after_discount)";

/** The values that `totalProducts` would compute for a new product, so that it is written only once. */
const freshTotals = {
  image_url: `coalesce((select f.url from import_product_pictures i join import_photos f on f.name = i.image
    where i.product_code = s.product_code and coalesce(i.active, true) order by i.position limit 1), '')`,
  price_after_discount: ofCheapest("v.price_after_discount"),
  original_price_after_tax: ofCheapest(ORIGINAL),
  discount_percent: ofCheapest(`(${ORIGINAL} - v.price_after_discount) * 100 / greatest(${ORIGINAL}, 1)`),
  stock: `coalesce((select sum(v.stock) from import_variants v
    where v.product_code = s.product_code and coalesce(v.active, true)), 0)`,
};

const products: Table = {
  name: "products",
  about: "Products, without prices and stock, which belong to their variants.",
  key: ["product_code"],
  columns: {
    product_code: ownCode("ao-linen"),
    shop_code: reference("tenants", "tenant_id", "shops", "lua-viet"),
    category_code: reference("categories", "category_id", "categories", "ao"),
    maker_code: reference("makers", "maker_id", "makers", "nang"),
    name_vi: text(NAME, "Áo sơ mi linen"),
    name_en: text(NAME, "Linen shirt"),
    description_vi: beside(text(20_000, "Áo linen thoáng mát.")),
    description_en: beside(text(20_000, "A cool linen shirt.")),
    specs: beside(optional(specLines("Chất liệu | Material: Linen | Linen"), "'[]'")),
    option_1_vi: optionName(1, "vi", "Kích cỡ"),
    option_1_en: optionName(1, "en", "Size"),
    option_2_vi: optionName(2, "vi", "Màu"),
    option_2_en: optionName(2, "en", "Colour"),
    delivery_types: optional(wordList(DELIVERY_TYPES, "normal express"), "'{normal}'"),
    shipping_discount: yesNo(false),
    weight_gram: optional(wholeNumber(1, 1_000_000, "400"), "500"),
    ready_in_hours: optional(wholeNumber(0, 720, "24"), "24"),
    active,
  },
  target: "products",
  find: "t.code = s.product_code",
  beside: { table: "product_details", key: "product_id" },
  fresh: {
    mall_id: "(select r.mall_id from tenants r where r.code = s.shop_code)",
    category_path: "(select r.path from categories r where r.code = s.category_code)",
    ...freshTotals,
  },
  after: [
    `update products p set mall_id = t.mall_id from tenants t, {s}
     where p.code = s.product_code and t.id = p.tenant_id and p.mall_id is distinct from t.mall_id`,
    `update products p set category_path = c.path from categories c, {s}
     where p.code = s.product_code and c.id = p.category_id and p.category_path is distinct from c.path`,
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
    {
      column: "option_2_vi",
      wanted: { code: "first_option" },
      needs: ["option_1_vi", "option_2_vi"],
      sql: "select s.line, s.option_2_vi as found from {s} where s.option_2_vi is not null and s.option_1_vi is null",
    },
    ...([1, 2] as const).map((position): Check => ({
      column: `option_${position}_vi`,
      wanted: { code: "option_of_variants" },
      needs: [`option_${position}_vi`],
      sql: `select s.line, coalesce(s.option_${position}_vi, '') as found from {existing} where exists (
        select from variants v where v.product_id = t.id and v.active
          and (v.value_${position} is not null) <> (s.option_${position}_vi is not null)
          and not exists (select from import_variants n where n.sku = v.sku and n.product_code is not null))`,
    })),
  ],
};

const pictures: Table = {
  name: "product_pictures",
  about: "Pictures of products, in order; the first one is shown in lists. Inactive ones are removed.",
  group: "products",
  key: ["product_code", "position"],
  columns: {
    product_code: reference("products", "product_id", "products", "ao-linen"),
    position: wholeNumber(0, 50, "0"),
    image: { ...picture("url", "ao-linen.jpg"), isOptional: false },
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

const { image, ...pictureColumns } = pictures.columns;
const videos: Table = {
  ...pictures,
  name: "product_videos",
  about:
    "Videos of products, each with a poster picture. Their positions are shared with the pictures. Inactive ones are removed.",
  columns: { ...pictureColumns, ...(image && { image }), video: video("sources", "ao-linen.mp4") },
  fresh: { kind: "'video'" },
  exports: "t.kind = 'video' and t.sources <> '[]'",
};

/** A position holds either a picture or a video, unless the other file removes that. */
const freePosition = (other: "image" | "video"): Check => {
  const stage = other === "image" ? "import_product_pictures" : "import_product_videos";
  return {
    column: "position",
    wanted: { code: "free_position" },
    needs: ["product_code", "position"],
    sql: `select s.line, s.position::text as found from {s} where case
      when exists (select from ${stage} o where o.product_code = s.product_code and o.position = s.position)
      then exists (select from ${stage} o where o.product_code = s.product_code and o.position = s.position
        and coalesce(o.active, true))
      else exists (select from product_media m where m.product_id = (select p.id from products p where p.code = s.product_code)
        and m.position = s.position and m.kind = '${other}') end`,
  };
};

/** Products and everything that belongs to them. A batch contains whole products. */
export const productTables: readonly Table[] = [
  products,
  { ...pictures, checks: [freePosition("video"), atMostPerProduct("position", MEDIA_LIMIT)] },
  { ...videos, checks: [freePosition("image")] },
  ...variantTables,
];
