import type { Mall } from "@sen/api";
import { and, asc, count, eq, type SQL } from "../../database/drizzle.ts";
import type { Queryable } from "../../database/connect.ts";
import { malls, tenants } from "../../database/schema/index.ts";

/** Active malls, in the operator's order. */
export async function readMalls(db: Queryable, where?: SQL): Promise<Mall[]> {
  const rows = await db
    .select({ mall: malls, tenant_count: count(tenants.id) })
    .from(malls)
    .leftJoin(tenants, and(eq(tenants.mall_id, malls.id), eq(tenants.active, true)))
    .where(and(eq(malls.active, true), where))
    .groupBy(malls.id)
    .orderBy(asc(malls.position), asc(malls.id));
  return rows.map(({ mall, tenant_count }) => ({
    id: mall.id,
    name: mall.name,
    address: mall.full_address,
    image_url: mall.image_url,
    hotline: mall.hotline,
    opening_hours: mall.opening_hours,
    tenant_count,
  }));
}

/** Shops with the name of their mall. */
export function selectTenants(db: Queryable) {
  return db
    .select({ tenant: tenants, mall_name: malls.name })
    .from(tenants)
    .innerJoin(malls, eq(malls.id, tenants.mall_id))
    .$dynamic();
}
