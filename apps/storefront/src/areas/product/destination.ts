import type { Address, ProductDetail, Province } from "@sen/api";
import type { Destination } from "@sen/ui/product";
import { persisted } from "../../core/persisted.ts";
import { useStore } from "../../core/store.ts";
import { customerQuery, query, useQuery } from "../../core/query.ts";

/** A province, or the customer's address, whose ward the carrier quotes for. */
type DeliveryPlace = Pick<Province, "province_id" | "name"> & Partial<Pick<Address, "ward_id">>;

const chosenPlace = persisted("delivery-place", parse, { in: "customer" });

/** Shipping fee and delivery date of a product, to the place chosen on this device or the customer's default address. */
export function useDestination(product: ProductDetail | undefined): Destination {
  const chosen = useStore(chosenPlace);
  const addresses = useQuery(chosen ? null : customerQuery("/addresses")).data?.data;
  const place = chosen ?? placeOf(addresses?.find(({ type }) => type === 1));
  const { data, error, mutate } = useQuery(product && place ? shippingQuery(product, place) : null);
  const picker = {
    provinceId: place?.province_id ?? null,
    load: async () => (await import("../../core/places.ts")).placeSource.provinces(),
    onChoose: ({ province_id, name }: DeliveryPlace) => chosenPlace.write({ province_id, name }),
  };
  if (!place) return { picker };
  const methods = data?.data ?? (error === undefined ? "loading" : { onRetry: () => mutate() });
  return { label: place.name, methods, isEstimate: place.ward_id === undefined, picker };
}

const shippingQuery = ({ id, tenant_card }: ProductDetail, { province_id, ward_id }: DeliveryPlace) =>
  query("/shipping", { query: { tenant_id: tenant_card.id, product_id: id, province_id, ward_id } });

function placeOf(address: Address | undefined): DeliveryPlace | null {
  return address
    ? { province_id: address.province_id, ward_id: address.ward_id, name: address.full_address }
    : null;
}

function parse(stored: unknown): DeliveryPlace | null {
  const { province_id, name } = (stored ?? {}) as Partial<DeliveryPlace>;
  const isPlace = Number.isSafeInteger(province_id) && typeof name === "string";
  return isPlace ? ({ province_id, name } as DeliveryPlace) : null;
}
