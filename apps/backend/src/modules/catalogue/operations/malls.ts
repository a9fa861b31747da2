import { and, asc, desc, eq, sql, type SQL } from "../../../database/drizzle.ts";
import { malls, tenants } from "../../../database/schema/index.ts";
import { pageOf } from "../../../database/page-of.ts";
import { ok } from "../../../http/envelope.ts";
import { notFound } from "../../../errors/errors.ts";
import type { Operation } from "../../../http/operation.ts";
import { readMalls, selectTenants } from "../malls.ts";
import { tenantOf } from "../shop-presenter.ts";

/** Malls, in the operator's order. */
export const listMalls: Operation<"listMalls"> = async ({ db, query }) => {
  const all = await readMalls(db);
  const start = (query.page - 1) * query.per_page;
  return ok(pageOf(all.slice(start, start + query.per_page), query, all.length));
};

/** All malls on one page. */
export const listAllMalls: Operation<"listAllMalls"> = async ({ db }) => ok(await readMalls(db));

/** One mall. */
export const getMall: Operation<"getMall"> = async ({ db, params }) => {
  const [mall] = await readMalls(db, eq(malls.id, params.id));
  if (!mall) throw notFound();
  return ok(mall);
};

/** Shops by mall and keyword, best-selling first. */
export const listTenants: Operation<"listTenants"> = async ({ db, query, locale }) => {
  const where = and(
    eq(tenants.active, true),
    query.mall_id === undefined ? undefined : eq(tenants.mall_id, query.mall_id),
    query.keyword?.trim() ? namedLike(query.keyword) : undefined,
  );
  const [rows, total] = await Promise.all([
    selectTenants(db)
      .where(where)
      .orderBy(desc(tenants.sold_count), asc(tenants.id))
      .limit(query.per_page)
      .offset((query.page - 1) * query.per_page),
    db.$count(tenants, where),
  ]);
  return ok(
    pageOf(
      rows.map((row) => tenantOf(row, locale)),
      query,
      total,
    ),
  );
};

/** One shop. Throws 404 if it has left. */
export const getTenant: Operation<"getTenant"> = async ({ db, params, locale }) => {
  const [row] = await selectTenants(db).where(and(eq(tenants.id, params.id), eq(tenants.active, true)));
  if (!row) throw notFound();
  return ok(tenantOf(row, locale));
};

/** Matches shops whose name contains the words, ignoring diacritics, or has similar letters, to allow for typos. */
function namedLike(keyword: string): SQL {
  const wanted = sql`sen_normalize(${keyword})`;
  return sql`(${tenants.search_text} like '%' || ${wanted} || '%' or word_similarity(${wanted}, ${tenants.search_text}) >= 0.5)`;
}
