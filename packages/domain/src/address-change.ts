/** Why an order's address cannot change: the carrier does not deliver there, or the order is paid and would cost more. */
export type AddressChangeRefusal = "out_of_reach" | "dearer_when_paid";

/** Delivery cost and total of an order, in dong. */
export interface DeliveryPrice {
  delivery_fee: number;
  /** The coupon's discount on the fee. */
  delivery_coupon_value: number;
  /** What the customer pays for the whole order. */
  order_tenant_final: number;
}

/** A change of an order's address. */
export interface AddressChange {
  now: DeliveryPrice;
  /** The delivery fee to the new address; null if it is out of reach. */
  fee: number | null;
  /** Whether it was paid online. */
  isPaid: boolean;
}

/**
 * The price of an order at another address. The spec has the call but no rule, so this is our choice: the delivery option is not replaced by
 * another; the fee is the new address's; a coupon keeps its value, up to that fee; a paid order never costs more, and a lower price is
 * refunded.
 */
export function priceAtAddress({ now, fee, isPaid }: AddressChange): {
  price: DeliveryPrice;
  /** Amount to pay in addition; negative if the order gets cheaper. */
  difference: number;
  refusal: AddressChangeRefusal | null;
} {
  if (fee === null) return { price: now, difference: 0, refusal: "out_of_reach" };
  const delivery_coupon_value = Math.min(now.delivery_coupon_value, fee);
  const difference = fee - delivery_coupon_value - (now.delivery_fee - now.delivery_coupon_value);
  const order_tenant_final = now.order_tenant_final + difference;
  return {
    price: { delivery_fee: fee, delivery_coupon_value, order_tenant_final },
    difference,
    refusal: isPaid && difference > 0 ? "dearer_when_paid" : null,
  };
}
