import type { ProductSort } from "@sen/api";
import { sql, type SQL } from "drizzle-orm";

/** A column that a list is sorted by, on a row `i` of `product_index`. */
interface SortColumn {
  column: string;
  type: string;
  isAscending?: true;
}

const id: SortColumn = { column: "product_id", type: "integer" };

/** Each order ends with the id, so that pages neither repeat nor skip. Said as the indexes say it. */
const columns: Readonly<Record<Exclude<ProductSort, "relevance">, readonly SortColumn[]>> = {
  popular: [{ column: "sold_count", type: "integer" }, id],
  newest: [{ column: "created_at", type: "timestamptz" }, id],
  price_asc: [{ column: "price", type: "bigint", isAscending: true }, id],
  price_desc: [{ column: "price", type: "bigint" }, id],
  rating: [{ column: "rating", type: "real" }, { column: "rating_count", type: "integer" }, id],
  discount: [{ column: "discount_percent", type: "smallint" }, id],
};

/** The columns of an order; the nearest first is, of products without a keyword, the most popular first. */
const columnsOf = (sort: ProductSort): readonly SortColumn[] =>
  columns[sort === "relevance" ? "popular" : sort];

/** An order for `order by`. */
export const orderBy = (sort: ProductSort): SQL =>
  sql.raw(
    columnsOf(sort)
      .map(({ column, isAscending }) => `i.${column}${isAscending ? "" : " desc"}`)
      .join(", "),
  );

/** What a row says of its place in an order, in the order's columns. */
export type Anchor = readonly (number | string)[];

/** The columns of an order, for `select`. */
export const sortColumns = (sort: ProductSort): SQL =>
  sql.raw(
    columnsOf(sort)
      .map(({ column }) => `i.${column}`)
      .join(", "),
  );

/** The anchor of a row, as JSON. */
export const anchorOf = (sort: ProductSort): SQL => sql`json_build_array(${sortColumns(sort)})`;

/** Whether a row comes after an anchor. */
export function isAfter(sort: ProductSort, anchor: Anchor): SQL {
  const values = columnsOf(sort).map(({ type }, place) => sql`${String(anchor[place])}::${sql.raw(type)}`);
  const [first, ...rest] = columnsOf(sort);
  if (first?.isAscending) {
    const column = sql.raw(`i.${first.column}`);
    const others = sql.raw(rest.map((one) => `i.${one.column}`).join(", "));
    return sql`(${column} >= ${values[0]} and (${column} > ${values[0]} or (${others}) < (${sql.join(values.slice(1), sql`, `)})))`;
  }
  return sql`((${sortColumns(sort)}) < (${sql.join(values, sql`, `)}))`;
}
