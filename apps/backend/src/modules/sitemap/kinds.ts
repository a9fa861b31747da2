import { and, asc, eq, gt, type PgColumn, type PgTable, type SQL, sql } from "../../database/drizzle.ts";
import type { Queryable } from "../../database/connect.ts";
import { blogs, categories, malls, products, tenants } from "../../database/schema/index.ts";
import { isPublished } from "../blog/index.ts";
import { isOnSale } from "../catalogue/index.ts";

/** A row's data in the sitemap. */
export interface SitemapRow {
  id: number;
  lastmod: Date | null;
}

/** Pages of one kind, one per row. */
export interface SitemapKind {
  /** Used in the file names. */
  name: string;
  /** The path of a row's Vietnamese page. */
  path: (id: number) => string;
  /** The next rows with a public page, by id. One query, whose cost does not depend on `after`. */
  readAfter: (db: Queryable, after: number, limit: number, now: Date) => Promise<SitemapRow[]>;
}

interface Source {
  table: PgTable & { id: PgColumn };
  /** The column with the time of the last change; omit if there is none. */
  lastmod?: PgColumn;
  isPublic: (now: Date) => SQL | undefined;
}

function kind(name: string, path: SitemapKind["path"], { table, lastmod, isPublic }: Source): SitemapKind {
  return {
    name,
    path,
    async readAfter(db, after, limit, now) {
      const rows = await db
        .select({ id: sql<number>`${table.id}`, lastmod: lastmod ?? sql<null>`null` })
        .from(table)
        .where(and(gt(table.id, after), isPublic(now)))
        .orderBy(asc(table.id))
        .limit(limit);
      return rows as SitemapRow[];
    },
  };
}

/** All kinds of pages with database rows. The storefront lists the other pages. */
export const sitemapKinds: readonly SitemapKind[] = [
  kind("malls", (id) => `/mall/${id}`, { table: malls, isPublic: () => eq(malls.active, true) }),
  kind("categories", (id) => `/products?category_id=${id}`, {
    table: categories,
    isPublic: () => eq(categories.active, true),
  }),
  kind("shops", (id) => `/shop/${id}`, { table: tenants, isPublic: () => eq(tenants.active, true) }),
  kind("articles", (id) => `/blog/${id}`, { table: blogs, lastmod: blogs.updated_at, isPublic: isPublished }),
  kind("products", (id) => `/product/${id}`, {
    table: products,
    lastmod: products.updated_at,
    isPublic: () => isOnSale,
  }),
];
