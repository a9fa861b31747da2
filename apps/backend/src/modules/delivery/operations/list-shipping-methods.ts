import { DELIVERY_TYPES } from "@sen/domain";
import { and, eq } from "../../../database/drizzle.ts";
import type { Database } from "../../../database/connect.ts";
import { products, tenants } from "../../../database/schema/index.ts";
import { ok } from "../../../http/envelope.ts";
import { invalid, notFound } from "../../../errors/errors.ts";
import type { Operation } from "../../../http/operation.ts";
import type { PlaceTree } from "../../../ports/place-tree.ts";
import { refreshQuotes } from "../quotes.ts";
import {
  deliveriesToQuote,
  readMethods,
  readDeliveryOptions,
  shippingMethodOf,
} from "../delivery-options.ts";

/** The shipment assumed without a product: half a kilogram, ready in a day. */
const usual = { weight_gram: 500, ready_in_hours: 24, delivery_types: DELIVERY_TYPES } as const;

/** Fee and estimate of each way from a shop to a place, cheapest first, unavailable ones last. Public. */
export const listShippingMethods: Operation<"listShippingMethods"> = async (context) => {
  const { query, db, places, carrier, clock, locale } = context;
  const [tenant, wrong, product] = await Promise.all([
    tenantOf(db, query.tenant_id),
    wrongPlace(db, places, query),
    query.product_id === undefined ? null : productOf(db, query.product_id),
  ]);
  if (!tenant || product === undefined) throw notFound();
  if (wrong !== null) throw invalid(wrong, "PLACE_UNKNOWN");
  const sent = product ?? usual;
  const shipment = { ...tenant, ...sent, weight_gram: sent.weight_gram * (query.quantity ?? 1) };
  const to = { province_id: query.province_id, ward_id: query.ward_id ?? null };
  // Fetching quotes writes them, which a replica cannot do.
  const source = carrier.quote === null ? db : db.primary;
  await refreshQuotes({ carrier, clock, db: db.primary }, deliveriesToQuote([shipment], to));
  const [found = []] = await readDeliveryOptions(
    source,
    carrier,
    await readMethods(source),
    [shipment],
    to,
    clock.now(),
  );
  const ways = found.toSorted(
    (a, b) => Number(a.refusal !== null) - Number(b.refusal !== null) || a.fee - b.fee,
  );
  return ok(ways.map((way) => shippingMethodOf(way, locale)));
};

async function tenantOf(db: Database, id: number) {
  const [tenant] = await db
    .select({
      tenant_province_id: tenants.province_id,
      tenant_ward_id: tenants.ward_id,
      delivers_itself: tenants.delivers_itself,
    })
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

type NamedPlace = Pick<
  Parameters<Operation<"listShippingMethods">>[0]["query"],
  "province_id" | "district_id" | "ward_id"
>;

/** The query field whose place does not exist within its parent; null if all places fit together. */
async function wrongPlace(db: Database, places: PlaceTree, asked: NamedPlace) {
  const { province_id, district_id = null, ward_id } = asked;
  const provinces = await places.provinces(db);
  if (!provinces.some((province) => province.province_id === province_id)) return "province_id";
  if (district_id !== null) {
    const districts = (await places.districts(db, province_id)) ?? [];
    if (!districts.some((district) => district.district_id === district_id)) return "district_id";
  }
  if (ward_id === undefined) return null;
  return (await places.find(db, { province_id, district_id, ward_id })) ? null : "ward_id";
}
