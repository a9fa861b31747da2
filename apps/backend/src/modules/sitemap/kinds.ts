import { and, asc, eq, gt, type PgColumn, type PgTable, type SQL, sql } from "../../database/drizzle.ts";
import type { Queryable } from "../../database/connect.ts";
import { blogs, categories, malls, products, tenants } from "../../database/schema/index.ts";
import { isPublished } from "../blog/index.ts";
import { isOnSale } from "../catalogue/index.ts";

/** What the site map says of a row. */
export interface SitemapRow {
  id: number;
  lastmod: Date | null;
}

/** Pages of one kind: a row each. */
export interface SitemapKind {
  /** As its files are named. */
  name: string;
  /** The page of a row, in Vietnamese. */
  path: (id: number) => string;
  /** The next rows with a public page, by id. One query, however many came before. */
  readAfter: (db: Queryable, after: number, limit: number, now: Date) => Promise<SitemapRow[]>;
}

interface Source {
  table: PgTable & { id: PgColumn };
  /** When a row changed; without it the site map does not say. */
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

/** Every kind of page that the database has a row of. Pages without one are the storefront's to name. */
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
