import {
  decimal,
  inBothLanguages,
  optional,
  phrases,
  reference,
  text,
  wholeNumber,
  type Column,
} from "@sen/backend/modules/catalogue-import/columns";
import { tables, type Table } from "@sen/backend/modules/catalogue-import/index";
import { moment } from "@sen/backend/modules/catalogue-import/time-columns";

const count = optional(wholeNumber(0, 2_000_000_000, "120"), "0");
const since = optional(moment("2026-11-01"), "now()");
const histogram: Column = {
  ...text(60, "{0,1,0,2,9}"),
  value: "s.?::integer[]",
  into: "beside",
};

/** A column that only the product generator reads and that is not imported. */
const read = (name: string): Record<string, Column> => ({
  [name]: { ...optional(text(200, "women")), into: "none", current: `s.${name}` },
});

/** Columns for what real customers would create over time, and for the product generator. No shop's own files may have them. */
const more: Readonly<Record<string, Pick<Table, "columns" | "fresh">>> = {
  categories: { columns: read("key") },
  makers: { columns: read("makes") },
  shops: { columns: { joined_at: since, ...read("root") } },
  products: {
    columns: {
      kind_id: optional(wholeNumber(1, 1_000_000, "101")),
      sold_count: count,
      rating_count: count,
      rating: optional(decimal(0, 5, "4.5"), "0"),
      rating_histogram: histogram,
      created_at: since,
    },
    fresh: { updated_at: "s.created_at" },
  },
  coupons: { columns: { used: count }, fresh: { created_at: "s.starts_at" } },
  flash_deal_items: {
    columns: { sold_at_start: count },
    fresh: {
      created_at:
        "(select p.created_at from variants v join products p on p.id = v.product_id where v.sku = s.sku)",
    },
  },
};

/** Kinds of products that customers search for, by id. */
const kinds: Table = {
  name: "kinds",
  about: "Kinds of products.",
  key: ["kind_id"],
  columns: {
    kind_id: { ...wholeNumber(1, 1_000_000, "101"), to: "id" },
    category_code: reference("categories", "category_id", "categories", "101"),
    ...inBothLanguages("name", 200, "Đầm", "Dress"),
    ...phrases("váy, đầm", "dress, gown"),
  },
  target: "product_kinds",
  find: "t.id = s.kind_id",
};

/** Reviews of products. */
const reviews: Table = {
  name: "reviews",
  about: "Reviews of products.",
  key: ["product_code", "number"],
  columns: {
    product_code: reference("products", "product_id", "products", "1"),
    number: { ...wholeNumber(1, 1000, "1"), into: "none" },
    author_name: text(100, "Nguyễn Minh Anh"),
    rating: wholeNumber(1, 5, "5"),
    content: text(2000, "Hàng đẹp."),
    variant_name: optional(text(300, "Hồng sen, M"), "''"),
    like_count: count,
    created_at: since,
  },
  target: "reviews",
  find: "false",
};

/** The file formats of every shop, extended by the demonstration's past activity. */
export const demoTables: readonly Table[] = [
  ...tables.flatMap((table): Table[] => {
    const { columns = {}, fresh = {} } = more[table.name] ?? {};
    const whole = {
      ...table,
      columns: { ...table.columns, ...columns },
      fresh: { ...table.fresh, ...fresh },
    };
    return table.name === "products" ? [kinds, whole] : [whole];
  }),
  reviews,
];
