import { WISH_NEWS_PAUSE_MS } from "@sen/domain";
import { sql, type SQL } from "../../database/drizzle.ts";
import type { Database } from "../../database/connect.ts";
import { catalogueChanges, products, variants, wishes, wishNewsState } from "../../database/schema/index.ts";
import type { JobHandler } from "../../jobs/job-handler.ts";
import { writeNotices } from "../notifications/index.ts";

/** How many wishes one transaction checks. More follow at once. */
const AT_A_TIME = 500;
/** Catalogue changes are deleted after ten minutes. After a pause of nearly that long, every wished product is checked. */
const CHANGES_KNOWN_MS = 8 * 60_000;

/** Notifies customers whose wished products became cheaper than they have seen, or are back in stock. At most once a day per product. */
export const tellWishNews: JobHandler<"tell-wish-news"> = async ({ db, clock, signal }) => {
  const now = clock.now();
  const [state] = await db.select().from(wishNewsState);
  const { rows } = await db.execute<{ snapshot: string }>(
    sql`select pg_current_snapshot()::text as snapshot`,
  );
  const isRecent = state && now.getTime() - state.looked_at.getTime() < CHANGES_KNOWN_MS;
  const changed = isRecent
    ? changedSince(state.snapshot)
    : sql`select distinct product_id as id from ${wishes}`;
  for (let seen = AT_A_TIME; seen === AT_A_TIME && !signal.aborted;) seen = await tellSome(db, changed, now);
  if (signal.aborted) return;
  const next = { snapshot: rows[0]?.snapshot ?? "", looked_at: now };
  await db.insert(wishNewsState).values(next).onConflictDoUpdate({ target: wishNewsState.only, set: next });
};

const changedSince = (snapshot: string): SQL => sql`
  select distinct unnest(product_ids) as id from ${catalogueChanges}
  where written_in >= pg_snapshot_xmin(${snapshot}::pg_snapshot) and not pg_visible_in_snapshot(written_in, ${snapshot}::pg_snapshot)`;

interface News extends Record<string, unknown> {
  customer_id: number;
  product_id: number;
  variant_id: number | null;
  kind: "wish_cheaper" | "wish_back";
  is_told: boolean;
  name_vi: string;
  name_en: string;
  price: string;
}

/** Checks wishes of changed products whose price or stock differs from the list's. Returns how many differed. */
function tellSome(db: Database, changed: SQL, now: Date): Promise<number> {
  const rested = new Date(now.getTime() - WISH_NEWS_PAUSE_MS).toISOString();
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<News>(sql`
      with news as (
        select w.customer_id, w.product_id, w.variant_id, p.name_vi, p.name_en, i.price, w.was_in_stock, now_in_stock,
          now_in_stock and is_rested as is_told
        from (${changed}) c
        join ${wishes} w on w.product_id = c.id
        join ${products} p on p.id = c.id
        join listing i on i.product_id = p.id
        left join ${variants} v on v.id = w.variant_id
        cross join lateral (select coalesce(v.stock > 0 and v.active, p.stock > 0) as now_in_stock,
          w.told_at is null or w.told_at <= ${rested} as is_rested) s
        where now_in_stock <> w.was_in_stock or (now_in_stock and is_rested and i.price < w.lowest_price)
        order by w.customer_id, w.product_id limit ${AT_A_TIME}
        for update of w skip locked)
      update ${wishes} w set was_in_stock = n.now_in_stock,
        lowest_price = case when n.is_told then least(w.lowest_price, n.price) else w.lowest_price end,
        told_at = case when n.is_told then ${now.toISOString()}::timestamptz else w.told_at end
      from news n where w.customer_id = n.customer_id and w.product_id = n.product_id
      returning n.customer_id, n.product_id, n.variant_id, n.name_vi, n.name_en, n.price, n.is_told,
        case when n.was_in_stock then 'wish_cheaper' else 'wish_back' end as kind`);
    const notices = rows.flatMap(
      ({ customer_id, product_id, variant_id, kind, is_told, name_vi, name_en, price }) => {
        const facts = { name_vi, name_en, amount: Number(price), ...(variant_id !== null && { variant_id }) };
        return is_told ? [{ kind, customer_id, source_id: product_id, facts }] : [];
      },
    );
    await writeNotices(tx, notices, now);
    return rows.length;
  });
}
