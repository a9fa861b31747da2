import type { Address, ProductDetail, Province } from "@sen/api";
import type { Destination } from "@sen/ui/product";
import { persisted } from "../../core/persisted.ts";
import { useStore } from "../../core/store.ts";
import { customerQuery, query, useQuery } from "../../core/query.ts";

/** A province, or the customer's address, whose ward the carrier quotes for. */
type DeliveryPlace = Pick<Province, "province_id" | "name"> &
  Partial<Pick<Address, "district_id" | "ward_id">>;

const chosenPlace = persisted("delivery-place", parse, { in: "customer" });

/** Shipping fee and delivery date of a product, to the place chosen on this device or the customer's default address. */
export function useDestination(product: ProductDetail | undefined): Destination {
  const chosen = useStore(chosenPlace);
  const addresses = useQuery(chosen ? null : customerQuery("/addresses")).data?.data;
  const place = chosen ?? placeOf(addresses?.find(({ type }) => type === 1));
  const exact = useQuery(product && place ? shippingQuery(product, place) : null);
  // An address may have a ward that is no more: then the province has to do.
  const isEstimate = place?.ward_id === undefined || exact.error?.code === UNKNOWN_PLACE;
  const wide = useQuery(product && place && isEstimate ? shippingQuery(product, provinceOf(place)) : null);
  const { data, error, mutate } = isEstimate ? wide : exact;
  const picker = {
    provinceId: place?.province_id ?? null,
    load: async () => (await import("../../core/places.ts")).placeSource.provinces(),
    onChoose: (chosen: DeliveryPlace) => chosenPlace.write(provinceOf(chosen)),
  };
  if (!place) return { picker };
  const methods = data?.data ?? (error === undefined ? "loading" : { onRetry: () => mutate() });
  return { label: place.name, methods, isEstimate, picker };
}

const UNKNOWN_PLACE = 422;
const provinceOf = ({ province_id, name }: DeliveryPlace): DeliveryPlace => ({ province_id, name });

const shippingQuery = ({ id, tenant_card }: ProductDetail, { name, district_id, ...place }: DeliveryPlace) =>
  query("/shipping", {
    query: { tenant_id: tenant_card.id, product_id: id, ...place, district_id: district_id ?? undefined },
  });

function placeOf(address: Address | undefined): DeliveryPlace | null {
  if (!address) return null;
  const { province_id, district_id, ward_id, full_address } = address;
  return { province_id, district_id, ward_id, name: full_address };
}

function parse(stored: unknown): DeliveryPlace | null {
  const { province_id, name } = (stored ?? {}) as Partial<DeliveryPlace>;
  const isPlace = Number.isSafeInteger(province_id) && typeof name === "string";
  return isPlace ? ({ province_id, name } as DeliveryPlace) : null;
}
