import { SHOP_NEWS_FRESH_MS, SHOP_NEWS_PAUSE_MS } from "@sen/domain";
import { sql } from "../../database/drizzle.ts";
import type { Database } from "../../database/connect.ts";
import { coupons, flashDealItems, followedShops, products, tenants } from "../../database/schema/index.ts";
import type { JobHandler } from "../../jobs/job-handler.ts";
import { writeNotices } from "../notifications/index.ts";

/** Customers notified per transaction. */
const AT_A_TIME = 500;

/**
 * Notifies customers that a shop they follow has started a flash deal or a coupon: at most once a day per shop. Several news of a
 * shop become one notice. Deals recur daily, so only a deal's first run counts as news.
 */
export const tellShopNews: JobHandler<"tell-shop-news"> = async ({ db, clock, signal }) => {
  for (let told = AT_A_TIME; told === AT_A_TIME && !signal.aborted;) told = await tellSome(db, clock.now());
};

interface News extends Record<string, unknown> {
  customer_id: number;
  tenant_id: number;
  kind: "shop_deal" | "shop_coupon";
  shop: string;
  name_vi: string;
  name_en: string;
}

/** Notifies one batch, and returns its number of customers. */
function tellSome(db: Database, now: Date): Promise<number> {
  const at = now.toISOString();
  const fresh = new Date(now.getTime() - SHOP_NEWS_FRESH_MS).toISOString();
  const paused = new Date(now.getTime() - SHOP_NEWS_PAUSE_MS).toISOString();
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<News>(sql`
      with started as (
        select p.tenant_id, 'shop_deal' as kind, greatest(d.starts_at, i.created_at) as began_at, p.name_vi, p.name_en
        from running_deals(${at}::timestamptz) d
        join ${flashDealItems} i on i.id = d.item_id and i.created_at >= d.ends_at - interval '1 day'
        join ${products} p on p.id = d.product_id and p.active
        union all
        select tenant_id, 'shop_coupon', greatest(starts_at, created_at), name_vi, name_en from ${coupons}
        where scope = 'tenant' and active and starts_at <= ${at} and ends_at > ${at} and used < quantity),
      news as (
        select distinct on (s.tenant_id) s.*, t.name as shop from started s
        join ${tenants} t on t.id = s.tenant_id and t.active
        where s.began_at between ${fresh} and ${at}
        order by s.tenant_id, s.began_at desc, s.kind),
      unheard as (
        select f.customer_id, f.tenant_id, n.kind, n.shop, n.name_vi, n.name_en from news n
        join ${followedShops} f on f.tenant_id = n.tenant_id and f.followed_at < n.began_at
          and (f.told_at is null or f.told_at <= ${paused})),
      batch as (select distinct customer_id from unheard limit ${AT_A_TIME}),
      told as (
        update ${followedShops} f set told_at = ${at} from unheard u join batch using (customer_id)
        where f.customer_id = u.customer_id and f.tenant_id = u.tenant_id)
      select u.* from unheard u join batch using (customer_id) order by u.customer_id, u.tenant_id`);
    const notices = rows.map(({ customer_id, tenant_id, kind, shop, name_vi, name_en }) => ({
      kind,
      customer_id,
      source_id: tenant_id,
      facts: { shop, name_vi, name_en },
    }));
    await writeNotices(tx, notices, now);
    return new Set(rows.map(({ customer_id }) => customer_id)).size;
  });
}
