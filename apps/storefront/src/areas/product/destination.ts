import type { ProductDetail } from "@sen/api";
import type { Destination } from "@sen/ui/product";
import { useAddressList } from "../account/index.ts";
import { rememberDeliveryPlace, useDeliveryPlace, type DeliveryPlace } from "./delivery-place.ts";
import { query, useQuery } from "../../core/query.ts";

/** Fee and date of a product to the place chosen on this device, else to the customer's default address. */
export function useDestination(product: ProductDetail | undefined): Destination {
  const chosen = useDeliveryPlace();
  const addresses = useAddressList(chosen === null).data?.data;
  const place = chosen ?? placeOf(addresses?.find(({ type }) => type === 1));
  const { data, error, mutate } = useQuery(
    product && place ? shippingQuery(product, place.province_id) : null,
  );
  const picker = {
    provinceId: place?.province_id ?? null,
    load: async () => (await import("../../core/places.ts")).placeSource.provinces(),
    onChoose: rememberDeliveryPlace,
  };
  if (!place) return { picker };
  const methods = data?.data ?? (error === undefined ? "loading" : { onRetry: () => mutate() });
  return { label: place.name, methods, picker };
}

const shippingQuery = ({ id, tenant_card }: ProductDetail, provinceId: number) =>
  query("/shipping", {
    params: { query: { tenant_id: tenant_card.id, product_id: id, province_id: provinceId } },
  });

function placeOf(address: { province_id: number; full_address: string } | undefined): DeliveryPlace | null {
  return address ? { province_id: address.province_id, name: address.full_address } : null;
}
