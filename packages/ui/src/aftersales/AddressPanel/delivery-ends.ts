import type { DeliveryRequest } from "@sen/api";

/** One end of a delivery: name, phone number and address. */
export type DeliveryEnd = Record<"name" | "phone" | "address", string>;

/** Both ends of a delivery, as the carrier has them. */
export function endsOf(delivery: DeliveryRequest): Record<"customer" | "shop", DeliveryEnd> {
  const { delivery_contact_name: name, delivery_contact_phone: phone, to_address, from_address } = delivery;
  return {
    customer: {
      name: name.customer_name,
      phone: phone.customer_phone_number,
      address: to_address.full_address,
    },
    shop: { name: name.tenant_name, phone: phone.tenant_phone_number, address: from_address.full_address },
  };
}
