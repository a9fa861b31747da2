import { eq, sql, type SQL } from "../../database/drizzle.ts";
import type { Queryable } from "../../database/connect.ts";
import { followedShops } from "../../database/schema/index.ts";
import { countFollowers } from "../catalogue/index.ts";

/** Follows a shop. Following it again changes nothing. */
export async function follow(tx: Queryable, customerId: number, tenantId: number, now: Date): Promise<void> {
  const change = sql`
    insert into ${followedShops} (customer_id, tenant_id, followed_at)
    values (${customerId}, ${tenantId}, ${now.toISOString()})
    on conflict do nothing returning tenant_id`;
  await countFollowers(tx, change, 1);
}

/** Unfollows a shop. */
export const unfollow = (tx: Queryable, customerId: number, tenantId: number): Promise<void> =>
  remove(tx, sql`customer_id = ${customerId} and tenant_id = ${tenantId}`);

/** Unfollows all shops, when the customer's account is removed. */
export const unfollowAll = (tx: Queryable, customerId: number): Promise<void> =>
  remove(tx, eq(followedShops.customer_id, customerId));

const remove = (tx: Queryable, which: SQL): Promise<void> =>
  countFollowers(tx, sql`delete from ${followedShops} where ${which} returning tenant_id`, -1);
