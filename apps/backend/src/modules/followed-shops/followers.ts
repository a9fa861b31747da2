import { eq, sql, type SQL } from "../../database/drizzle.ts";
import type { Queryable } from "../../database/connect.ts";
import { followedShops, tenants } from "../../database/schema/index.ts";

/** Follows a shop; following it twice changes nothing. */
export async function follow(tx: Queryable, customerId: number, tenantId: number, now: Date): Promise<void> {
  await tx.execute(sql`
    with added as (
      insert into ${followedShops} (customer_id, tenant_id, followed_at)
      values (${customerId}, ${tenantId}, ${now.toISOString()})
      on conflict do nothing returning tenant_id)
    update ${tenants} t set follower_count = follower_count + 1 from added where t.id = added.tenant_id`);
}

/** Follows a shop no more. */
export const unfollow = (tx: Queryable, customerId: number, tenantId: number): Promise<void> =>
  remove(tx, sql`customer_id = ${customerId} and tenant_id = ${tenantId}`);

/** Follows nothing any more: the customer's account is removed. */
export const unfollowAll = (tx: Queryable, customerId: number): Promise<void> =>
  remove(tx, eq(followedShops.customer_id, customerId));

async function remove(tx: Queryable, which: SQL): Promise<void> {
  await tx.execute(sql`
    with removed as (delete from ${followedShops} where ${which} returning tenant_id)
    update ${tenants} t set follower_count = follower_count - 1 from removed where t.id = removed.tenant_id`);
}
