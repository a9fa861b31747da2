import type { components } from "@sen/api";
import { and, eq, sql, type SQL } from "../../database/drizzle.ts";
import { prepared } from "../../database/prepared.ts";
import { productDetails, products, varianceGroups } from "../../database/schema/index.ts";
import { isOnSale } from "../catalogue/index.ts";
import type { StoredGroup, StoredReview } from "./review-presenter.ts";

export type ReviewSort = components["schemas"]["ReviewSort"];

interface Order {
  /** The sort key, descending. Ties are sorted by id, the latest first. */
  key: SQL;
  /** Converts a cursor's number to the key. */
  fromNumber: (number: SQL) => SQL;
  /** Converts a review's key to the number in a cursor. */
  toNumber: (review: StoredReview) => number;
}

const byNumber = (key: SQL, toNumber: Order["toNumber"]): Order => ({
  key,
  fromNumber: (number) => sql`${number}::bigint`,
  toNumber,
});

const orders: Record<ReviewSort, Order> = {
  newest: {
    key: sql`r.created_at`,
    fromNumber: (number) => sql`(timestamptz 'epoch' + ${number}::bigint * interval '1 millisecond')`,
    toNumber: ({ created_at }) => new Date(created_at).getTime(),
  },
  helpful: byNumber(sql`r.like_count`, ({ like_count }) => like_count),
  highest: byNumber(sql`r.rating`, ({ rating }) => rating),
  lowest: byNumber(sql`(6 - r.rating)`, ({ rating }) => 6 - rating),
};

const value = sql.placeholder;

/** The requested variant's name as stored in reviews: "Trắng, M". */
const variantName = sql`(
  select concat_ws(', ',
    (select g.values -> v.value_1::integer ->> 'name_vi' from variance_groups g where g.product_id = v.product_id and g.position = 1),
    (select g.values -> v.value_2::integer ->> 'name_vi' from variance_groups g where g.product_id = v.product_id and g.position = 2))
  from variants v where v.id = ${value("variant")}::integer and v.product_id = ${value("id")}::integer)`;

const matching = sql`r.product_id = ${value("id")}::integer and r.hidden_at is null
  and (${value("rating")}::smallint is null or r.rating = ${value("rating")}::smallint)
  and (not ${value("with_media")}::boolean or r.media_count > 0)
  and (${value("variant")}::integer is null or r.variant_name = ${variantName})`;

/** The files of a review (`r`). */
export const attachmentsOfReview = sql`coalesce((
  select jsonb_agg(to_jsonb(a) || jsonb_build_object('media', to_jsonb(m)) order by a.id)
  from cs_attachments a join media_files m on m.id = a.media_id where a.review_id = r.id), '[]')`;

/** The variance groups of a product. */
export const groupsOfProduct = (productId: SQL) => sql<StoredGroup[]>`(
  select coalesce(json_agg(g order by g.position), '[]') from ${varianceGroups} g where g.product_id = ${productId})`;

/**
 * A page of a product's reviews, after a cursor or by offset. Separate statements, because the index can only be used if the cursor is
 * always given. If only the stars are filtered, the total comes from the rating counts.
 */
const pageOf = (sort: ReviewSort, isBehind: boolean) => {
  const { key, fromNumber } = orders[sort];
  const behind = isBehind
    ? sql`and (${key}, r.id) < (${fromNumber(sql`${value("after_key")}`)}, ${value("after_id")}::bigint)`
    : sql``;
  const offset = isBehind ? sql`` : sql`offset ${value("offset")}::integer`;
  return prepared((db) =>
    db
      .select({
        average: products.rating,
        count: products.rating_count,
        histogram: productDetails.rating_histogram,
        groups: groupsOfProduct(sql`${products.id}`),
        total: sql<number>`case
          when ${value("with_media")}::boolean or ${value("variant")}::integer is not null
            then (select count(*) from reviews r where ${matching})
          when ${value("rating")}::smallint is not null then rating_histogram[${value("rating")}::smallint]
          else rating_count end`,
        rows: sql<StoredReview[]>`(
          select coalesce(json_agg(page), '[]') from (
            select r.*, ${attachmentsOfReview} as attachments
            from reviews r where ${matching} ${behind}
            order by ${key} desc, r.id desc
            limit ${value("limit")}::integer ${offset}
          ) page)`,
      })
      .from(products)
      .innerJoin(productDetails, eq(productDetails.product_id, products.id))
      .where(and(eq(products.id, value("id")), isOnSale))
      .prepare(`reviews_${sort}${isBehind ? "_behind" : ""}`),
  );
};

/** The statements of each sort order: `first` by offset, `behind` after a cursor. */
export const reviewPages = {
  newest: { first: pageOf("newest", false), behind: pageOf("newest", true) },
  helpful: { first: pageOf("helpful", false), behind: pageOf("helpful", true) },
  highest: { first: pageOf("highest", false), behind: pageOf("highest", true) },
  lowest: { first: pageOf("lowest", false), behind: pageOf("lowest", true) },
} as const satisfies Record<ReviewSort, unknown>;

/** The cursor of a page whose last review this is. */
export function cursorOf(sort: ReviewSort, review: StoredReview): string {
  return `${orders[sort].toNumber(review)}_${review.id}`;
}

/** Parses a cursor. */
export function placeOf(cursor: string): { after_key: number; after_id: number } {
  const [key = "", id = ""] = cursor.split("_");
  return { after_key: Number(key), after_id: Number(id) };
}
