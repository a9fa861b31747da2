import type { BlogCard, ProductCard } from "@sen/api";
import { and, arrayOverlaps, asc, desc, eq, inArray, ne, sql } from "../../../database/drizzle.ts";
import type { Queryable } from "../../../database/connect.ts";
import { blogs, blogTags, blogTopics, categories } from "../../../database/schema/index.ts";
import { notFound } from "../../../errors/errors.ts";
import { ok } from "../../../http/envelope.ts";
import type { Operation } from "../../../http/operation.ts";
import { inLanguage } from "../../../texts/in-language.ts";
import { bestSoldCards, readCards, type Showing } from "../../catalogue/index.ts";
import { blogCardOf } from "../blog-presenter.ts";
import { isPublished, selectBlogs } from "../blog-queries.ts";
import { sanitizeArticle } from "../sanitize-article.ts";

/** Products shown below an article, and articles to read next. */
const PRODUCTS = 6;
const RELATED = 3;

/** One article with its products and related articles. */
export const getBlog: Operation<"getBlog"> = async ({ db, params, locale, clock }) => {
  const showing = { locale, now: clock.now() };
  const [row] = await db
    .select({ blog: blogs, topic: blogTopics })
    .from(blogs)
    .innerJoin(blogTopics, eq(blogTopics.id, blogs.topic_id))
    .where(and(eq(blogs.id, params.id), isPublished(showing.now)));
  if (!row) throw notFound();
  const { blog } = row;
  const [tags, products, related] = await Promise.all([
    tagsOf(db, blog.tag_ids),
    productsOf(db, blog, showing),
    relatedTo(db, row, showing),
  ]);
  return ok({
    ...blogCardOf(row, locale),
    // Sanitized when rendered; again here, in case the row was written by other means.
    html: sanitizeArticle(inLanguage(blog, "html", locale)),
    headings: locale === "en" ? blog.headings_en : blog.headings_vi,
    tags: tags.map((tag) => ({ id: tag.id, name: inLanguage(tag, "name", locale) })),
    updated_at: blog.updated_at.toISOString(),
    products,
    related,
  });
};

function tagsOf(db: Queryable, ids: number[]) {
  return db
    .select({ id: blogTags.id, name_vi: blogTags.name_vi, name_en: blogTags.name_en })
    .from(blogTags)
    .where(inArray(blogTags.id, ids))
    .orderBy(asc(blogTags.id));
}

/** The article's own products on sale, then the best-selling ones of its categories. */
async function productsOf(
  db: Queryable,
  { product_ids, category_ids }: Pick<typeof blogs.$inferSelect, "product_ids" | "category_ids">,
  showing: Showing,
): Promise<ProductCard[]> {
  // Prepend 0: Drizzle throws on an empty overlap.
  const below = await db
    .select({ id: categories.id })
    .from(categories)
    .where(and(eq(categories.active, true), arrayOverlaps(categories.path, [0, ...category_ids])))
    .orderBy(asc(categories.id));
  const [own, best] = await Promise.all([
    readCards(db, product_ids, showing),
    bestSoldCards(
      db,
      below.map(({ id }) => id),
      PRODUCTS + product_ids.length,
      showing,
    ),
  ]);
  return [...own, ...best.filter(({ id }) => !product_ids.includes(id))].slice(0, PRODUCTS);
}

/** Related articles: by same topic, then shared tags, then same parent topic, then newest. */
async function relatedTo(
  db: Queryable,
  { blog, topic }: { blog: { id: number; tag_ids: number[] }; topic: typeof blogTopics.$inferSelect },
  { locale, now }: Showing,
): Promise<BlogCard[]> {
  const inCommon = sql<number>`(
    select count(*) from ${blogTags} where ${and(inArray(blogTags.id, blog.tag_ids), sql`${blogTags.id} = any (${blogs.tag_ids})`)})`;
  const score = sql`3 * (${blogTopics.id} = ${topic.id})::int + 2 * ${inCommon}
    + (coalesce(${blogTopics.parent_id}, ${blogTopics.id}) = ${topic.parent_id ?? topic.id})::int`;
  const rows = await selectBlogs(db)
    .where(and(isPublished(now), ne(blogs.id, blog.id)))
    .orderBy(desc(score), desc(blogs.published_at), desc(blogs.id))
    .limit(RELATED);
  return rows.map((row) => blogCardOf(row, locale));
}
