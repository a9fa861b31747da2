/** Why an order cannot go to another address: its delivery does not reach there, or it is paid and would cost more. */
export const ADDRESS_CHANGE_REFUSALS = ["out_of_reach", "dearer_when_paid"] as const;
export type AddressChangeRefusal = (typeof ADDRESS_CHANGE_REFUSALS)[number];

/** What an order's delivery costs, in dong. */
export interface DeliveryPrice {
  delivery_fee: number;
  /** What a coupon takes off the fee. */
  delivery_coupon_value: number;
  /** What the customer pays for the whole order. */
  order_tenant_final: number;
}

/** An order that is to go elsewhere. */
export interface AddressChange {
  now: DeliveryPrice;
  /** What its delivery costs to the new address; null where it does not reach there. */
  fee: number | null;
  /** Whether it was paid online. */
  isPaid: boolean;
}

/**
 * What an order costs at another address. The spec has the call and shows no rule, so this is our choice: a delivery that does not reach the
 * place is not exchanged for another; the fee is the new place's, and a coupon keeps its value, up to that fee; what is paid already does not
 * become dearer, and what it costs less goes back.
 */
export function priceAtAddress({ now, fee, isPaid }: AddressChange): {
  price: DeliveryPrice;
  /** What more is paid; below 0 where it is less. */
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
