import { FOLLOWED_SHOPS_LIMIT } from "@sen/domain";
import { and, desc, eq, ne } from "../../../database/drizzle.ts";
import type { Queryable } from "../../../database/connect.ts";
import { followedShops, malls, tenants } from "../../../database/schema/index.ts";
import { notAllowedNow, notFound } from "../../../errors/errors.ts";
import { ok } from "../../../http/envelope.ts";
import type { Operation } from "../../../http/operation.ts";
import { tenantOf } from "../../catalogue/index.ts";
import { lockOwnRecords } from "../../customers/index.ts";
import { follow, unfollow } from "../followers.ts";

/** Open shops that the customer follows, last followed first. */
export const listFollowedShops: Operation<"listFollowedShops"> = async ({ customer, db, locale }) => {
  const rows = await db
    .select({ tenant: tenants, mall_name: malls.name })
    .from(followedShops)
    .innerJoin(tenants, eq(tenants.id, followedShops.tenant_id))
    .innerJoin(malls, eq(malls.id, tenants.mall_id))
    .where(and(eq(followedShops.customer_id, customer.id), eq(tenants.active, true)))
    .orderBy(desc(followedShops.followed_at), desc(followedShops.tenant_id));
  return ok(rows.map((row) => tenantOf(row, locale)));
};

/** Ids of the shops that the customer follows. */
export const listFollowedShopIds: Operation<"listFollowedShopIds"> = async ({ customer, db }) =>
  ok(await readIds(db, customer.id));

/** Follows a shop. */
export const followShop: Operation<"followShop"> = async ({ customer, params, db, clock }) => {
  await db.transaction(async (tx) => {
    await lockOwnRecords(tx, customer.id);
    if ((await tx.$count(tenants, and(eq(tenants.id, params.id), eq(tenants.active, true)))) === 0) {
      throw notFound();
    }
    const others = and(eq(followedShops.customer_id, customer.id), ne(followedShops.tenant_id, params.id));
    if ((await tx.$count(followedShops, others)) >= FOLLOWED_SHOPS_LIMIT) {
      throw notAllowedNow("FOLLOWED_SHOPS_FULL", { limit: FOLLOWED_SHOPS_LIMIT });
    }
    await follow(tx, customer.id, params.id, clock.now());
  });
  return ok(await readIds(db, customer.id));
};

/** Unfollows a shop. */
export const unfollowShop: Operation<"unfollowShop"> = async ({ customer, params, db }) => {
  await unfollow(db, customer.id, params.id);
  return ok(await readIds(db, customer.id));
};

async function readIds(db: Queryable, customerId: number): Promise<number[]> {
  const rows = await db
    .select({ id: followedShops.tenant_id })
    .from(followedShops)
    .where(eq(followedShops.customer_id, customerId))
    .orderBy(desc(followedShops.followed_at), desc(followedShops.tenant_id));
  return rows.map(({ id }) => id);
}
