import { DELIVERY_TYPES } from "@sen/domain";
import { and, eq } from "drizzle-orm";
import type { Database } from "../../database/connect.ts";
import { districts, products, tenants, wards } from "../../database/schema/index.ts";
import { ok } from "../../http/envelope.ts";
import { invalid, notFound } from "../../http/errors.ts";
import type { Operation } from "../../http/operation.ts";
import { readMethods, shippingMethodOf, waysOf } from "./ways.ts";

/** What is sent when no product is named: half a kilogram, ready in a day. */
const usual = { weight_gram: 500, ready_in_hours: 24, delivery_types: DELIVERY_TYPES } as const;

/** Fee and estimate of each way from a shop to an address, the cheapest first; ways that cannot be chosen come last. */
export const listShippingMethods: Operation<"listShippingMethods"> = async ({ query, db, clock, locale }) => {
  const [tenant, place, product, methods] = await Promise.all([
    tenantOf(db, query.tenant_id),
    placeOf(db, query),
    query.product_id === undefined ? null : productOf(db, query.product_id),
    readMethods(db),
  ]);
  if (!tenant || product === undefined) throw notFound();
  if (!place) throw invalid("ward_id", "PLACE_UNKNOWN");
  const sent = product ?? usual;
  const shipment = { ...tenant, ...sent, weight_gram: sent.weight_gram * (query.quantity ?? 1) };
  const ways = waysOf(methods, shipment, query.province_id, clock.now()).toSorted(
    (a, b) => Number(a.refusal !== null) - Number(b.refusal !== null) || a.fee - b.fee,
  );
  return ok(ways.map((way) => shippingMethodOf(way, locale)));
};

async function tenantOf(db: Database, id: number) {
  const [tenant] = await db
    .select({ tenant_province_id: tenants.province_id, delivers_itself: tenants.delivers_itself })
    .from(tenants)
    .where(and(eq(tenants.id, id), eq(tenants.active, true)));
  return tenant;
}

async function productOf(db: Database, id: number) {
  const [product] = await db
    .select({
      weight_gram: products.weight_gram,
      ready_in_hours: products.ready_in_hours,
      delivery_types: products.delivery_types,
    })
    .from(products)
    .where(and(eq(products.id, id), eq(products.active, true)));
  return product;
}

/** Whether the three places belong together. */
async function placeOf(
  db: Database,
  query: { province_id: number; district_id: number; ward_id: number },
): Promise<boolean> {
  const [place] = await db
    .select({ id: wards.id })
    .from(wards)
    .innerJoin(districts, eq(districts.id, wards.district_id))
    .where(
      and(
        eq(wards.id, query.ward_id),
        eq(districts.id, query.district_id),
        eq(districts.province_id, query.province_id),
      ),
    );
  return place !== undefined;
}
