import type { Review } from "@sen/api";
import { and, eq, sql } from "drizzle-orm";
import { inLanguage } from "../../../texts/in-language.ts";
import type { Locale } from "../../../texts/messages.ts";
import { prepared } from "../../../database/prepared.ts";
import { productDetails, products, varianceGroups, type reviews } from "../../../database/schema/index.ts";
import { pageOf } from "../../../database/page-of.ts";
import { ok } from "../../../http/envelope.ts";
import { notFound } from "../../../errors/errors.ts";
import type { Operation } from "../../../http/operation.ts";

/** A review as JSON has it. */
type ReviewRow = Omit<typeof reviews.$inferSelect, "created_at"> & {
  created_at: string;
  tenant_reply: string | null;
};

type GroupRow = typeof varianceGroups.$inferSelect;

const matching = sql`r.product_id = ${products.id}
  and (${sql.placeholder("rating")}::smallint is null or r.rating = ${sql.placeholder("rating")}::smallint)
  and (not ${sql.placeholder("with_media")}::boolean or r.media <> '[]'::jsonb)`;

/** The shop's reply is the first comment that no customer wrote. */
const ofProduct = prepared((db) =>
  db
    .select({
      average: products.rating,
      count: products.rating_count,
      histogram: productDetails.rating_histogram,
      groups: sql<GroupRow[]>`(
        select coalesce(json_agg(g order by g.position), '[]') from ${varianceGroups} g where g.product_id = ${products.id})`,
      total: sql<number>`(select count(*) from reviews r where ${matching})`,
      rows: sql<ReviewRow[]>`(
        select coalesce(json_agg(page order by page.created_at desc, page.id desc), '[]') from (
          select r.*, (
            select content from review_comments c where c.review_id = r.id and c.customer_id is null order by c.id limit 1
          ) as tenant_reply
          from reviews r where ${matching}
          order by r.created_at desc, r.id desc
          limit ${sql.placeholder("limit")}::integer offset ${sql.placeholder("offset")}::integer
        ) page)`,
    })
    .from(products)
    .innerJoin(productDetails, eq(productDetails.product_id, products.id))
    .where(and(eq(products.id, sql.placeholder("id")), eq(products.active, true)))
    .prepare("reviews_of_product"),
);

/** Reviews of a product, the newest first, with what all buyers think. */
export const listReviews: Operation<"listReviews"> = async ({ db, params, query, locale }) => {
  const { rating, with_media, page, per_page } = query;
  const [found] = await ofProduct(db).execute({
    id: params.id,
    rating: rating ?? null,
    with_media: with_media === 1,
    limit: per_page,
    offset: (page - 1) * per_page,
  });
  if (!found) throw notFound();
  const { rows, total, groups, ...rating_summary } = found;
  return ok({
    ...pageOf(
      rows.map((row) => reviewOf(row, groups, locale)),
      query,
      total,
    ),
    rating_summary,
  });
};

/** A review in the contract's shape. */
function reviewOf(
  { tenant_reply, ...review }: ReviewRow,
  groups: readonly GroupRow[],
  locale: Locale,
): Review {
  const [first, second] = boughtOptions(review, groups, locale);
  return {
    id: review.id,
    rating: review.rating,
    content: review.content,
    author_name: partlyHidden(review.author_name),
    variance_group_1: first ?? null,
    variance_group_2: second ?? null,
    media: review.media.map(({ kind, url, thumbnail_url }, index) => ({
      id: index + 1,
      type: kind,
      url,
      thumbnail_url: thumbnail_url ?? url,
    })),
    like_count: review.like_count,
    comment_count: review.comment_count,
    tenant_reply,
    created_at: new Date(review.created_at).toISOString(),
  };
}

/** What was bought, in the caller's language: it is kept in Vietnamese, and an option that the product no longer has stays as it is. */
function boughtOptions(
  { variant_name }: Pick<ReviewRow, "variant_name">,
  groups: readonly GroupRow[],
  locale: Locale,
): string[] {
  if (variant_name === "") return [];
  return variant_name.split(", ").map((bought, index) => {
    const option = groups[index]?.values.find(({ name_vi }) => name_vi === bought);
    return option ? inLanguage(option, "name", locale) : bought;
  });
}

/** "Nguyễn Thị Sen" → "N*** Sen": first letter and given name. What is hidden already stays as it is. */
function partlyHidden(name: string): string {
  if (name.includes("*")) return name;
  const [family = "", ...others] = name.trim().split(/\s+/);
  const given = others.at(-1);
  const hidden = `${[...family].slice(0, 1).join("")}***`;
  return given === undefined ? hidden : `${hidden} ${given}`;
}
