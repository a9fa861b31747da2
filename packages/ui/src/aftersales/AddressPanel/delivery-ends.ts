import type { DeliveryPlace, DeliveryRequest } from "@sen/api";
import { todaysPlace } from "@sen/domain";

/** One end of a delivery: name, phone number and address. */
export interface DeliveryEnd extends Record<"name" | "phone" | "address", string> {
  /** What the ward is called since July 2025, if that is another name. */
  today?: string | null;
}

const placeOf = ({ full_address, since_2025 }: DeliveryPlace) => ({
  address: full_address,
  today: todaysPlace(since_2025, full_address.split(", ")),
});

/** Both ends of a delivery, as the carrier has them. */
export function endsOf(delivery: DeliveryRequest): Record<"customer" | "shop", DeliveryEnd> {
  const { delivery_contact_name: name, delivery_contact_phone: phone, to_address, from_address } = delivery;
  return {
    customer: {
      name: name.customer_name,
      phone: phone.customer_phone_number,
      ...placeOf(to_address),
    },
    shop: { name: name.tenant_name, phone: phone.tenant_phone_number, ...placeOf(from_address) },
  };
}
