import { goodsTotal, type Parcel } from "@sen/domain";
import { usualAddress } from "../addresses/index.ts";
import type { Customer } from "../../signed-in.ts";
import type { Services } from "../../services.ts";
import {
  chooseDeliveryOption,
  deliveriesToQuote,
  readMethods,
  readDeliveryOptions,
  refreshQuotes,
} from "../delivery/index.ts";
import type { ReadLine } from "./lines.ts";

/** The shipment of a shop's lines: their total weight, the longest preparation time, and the delivery types that all of them offer. */
export function shipmentOf(lines: readonly ReadLine[]) {
  const [first] = lines;
  return {
    tenant_province_id: first?.goods.tenant_province_id ?? 0,
    tenant_ward_id: first?.goods.tenant_ward_id ?? 0,
    delivers_itself: first?.goods.delivers_itself ?? false,
    weight_gram: lines.reduce((sum, { goods, quantity }) => sum + goods.weight_gram * quantity, 0),
    ready_in_hours: Math.max(0, ...lines.map(({ goods }) => goods.ready_in_hours)),
    delivery_types: (first?.goods.delivery_types ?? []).filter((type) =>
      lines.every(({ goods }) => goods.delivery_types.includes(type)),
    ),
  };
}

/** The parcel of a shop's lines. */
export const parcelOf = (tenant_id: number, lines: readonly ReadLine[], delivery_fee: number): Parcel => ({
  tenant_id,
  mall_id: lines[0]?.goods.mall_id ?? 0,
  goods_total: goodsTotal(lines.map(({ price, quantity }) => ({ price_after_discount: price, quantity }))),
  delivery_fee,
});

/** One parcel per shop, with a delivery fee of 0. */
export function parcelsOf(lines: readonly ReadLine[]): Parcel[] {
  return byShop(lines).map(([tenant_id, group]) => parcelOf(tenant_id, group, 0));
}

/** The same with the fee of delivery to the customer's usual address; 0 if they have no address. */
export async function deliveredParcels(
  { db, carrier, clock }: Pick<Services, "db" | "carrier" | "clock">,
  customer: Pick<Customer, "id">,
  lines: readonly ReadLine[],
): Promise<Parcel[]> {
  const usual = await usualAddress(db, customer);
  const parcels = parcelsOf(lines);
  if (!usual) return parcels;
  const shipments = byShop(lines).map(([, group]) => shipmentOf(group));
  await refreshQuotes({ db, carrier, clock }, deliveriesToQuote(shipments, usual));
  const ways = await readDeliveryOptions(db, carrier, await readMethods(db), shipments, usual, clock.now());
  return parcels.map((parcel, index) => ({
    ...parcel,
    delivery_fee: chooseDeliveryOption(ways[index] ?? [], null)?.fee ?? 0,
  }));
}

const byShop = (lines: readonly ReadLine[]) => [...Map.groupBy(lines, ({ goods }) => goods.tenant_id)];
