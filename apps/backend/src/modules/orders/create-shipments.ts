import { sql } from "../../database/drizzle.ts";
import type { Transaction } from "../../database/connect.ts";
import { listed } from "../../database/prepared.ts";
import { PLACE_DATASET } from "../../database/place-dataset.ts";
import { tenants, type DeliveryAddress } from "../../database/schema/index.ts";
import type { Review } from "../checkout/index.ts";
import { serverFault } from "../../errors/errors.ts";
import type { PlacedOrder } from "../order-records/index.ts";
import { pickupJson, type StoredPickup } from "../delivery/index.ts";
import { addParcels } from "../parcels/index.ts";

/** Adds each order's parcel with its addresses and expected arrival. The addresses are copies, so later edits of saved ones do not affect it. */
export async function createShipments(
  tx: Transaction,
  { address, groups }: Review,
  placed: readonly PlacedOrder[],
  now: Date,
): Promise<void> {
  const { id, name, phone, province_id, district_id, ward_id, address: ofShop } = tenants;
  const pickup = sql<StoredPickup>`${pickupJson(sql`${tenants.id}`)}`;
  const shops = await tx
    .select({ id, name, phone, province_id, district_id, ward_id, address: ofShop, pickup })
    .from(tenants)
    .where(sql`${tenants.id} = any(${listed("ids")})`)
    .prepare("shops_of_parcels")
    .execute({ ids: placed.map(({ tenant_id }) => tenant_id) });
  const byId = new Map(shops.map((shop) => [shop.id, shop]));
  const ways = new Map(groups.map(({ tenant_id, way }) => [tenant_id, way]));
  await addParcels(
    tx,
    placed.map((order) => {
      const [tenant, way] = [byId.get(order.tenant_id), ways.get(order.tenant_id)];
      if (!address || !tenant) throw serverFault("an order without address or shop");
      const unit = placeOf({ ...tenant, full_address: tenant.pickup.full_address });
      return {
        order_id: order.id,
        customer_name: address.contact_name,
        customer_phone_number: address.contact_phone,
        tenant_name: tenant.name,
        tenant_phone_number: tenant.phone,
        from_address: unit,
        // The customer picks it up at the mall, so the parcel stays there.
        to_address: order.delivery_type === "go_to_mall" ? unit : placeOf(address),
        expected_from: way?.estimated_from ?? null,
        expected_to: way?.estimated_to ?? null,
      };
    }),
    now,
  );
}

type Placed = Omit<DeliveryAddress, "place_dataset" | "place_dataset_version"> &
  Partial<Pick<DeliveryAddress, "place_dataset" | "place_dataset_version">>;

function placeOf(place: Placed): DeliveryAddress {
  return {
    province_id: place.province_id,
    district_id: place.district_id,
    ward_id: place.ward_id,
    address: place.address,
    full_address: place.full_address,
    since_2025: place.since_2025 ?? null,
    place_dataset: place.place_dataset ?? PLACE_DATASET.name,
    place_dataset_version: place.place_dataset_version ?? PLACE_DATASET.version,
  };
}
