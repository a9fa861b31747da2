import * as z from "zod/mini";
import { DELIVERY_TYPES } from "./enumerations.ts";
import { PAYMENT_GATEWAYS } from "./gateway-outcome.ts";
import { idSchema } from "./id-schema.ts";
import { PAYMENT_COUPON_LIMIT, PAYMENT_PRODUCT_LIMIT } from "./limits.ts";
import { PAYMENT_METHODS } from "./statuses.ts";
import { shortTextSchema } from "./text-schema.ts";

const couponIds = z.array(idSchema).check(z.maxLength(PAYMENT_COUPON_LIMIT));
const shopNote = z.object({ tenant_id: idSchema, note: shortTextSchema });
const delivery = z.object({ tenant_id: idSchema, delivery_type: z.literal(DELIVERY_TYPES) });

/** The cart lines to check out together. Spec §9. */
export const checkoutSelectionSchema = z.object({
  item_ids: z.array(idSchema).check(z.minLength(1), z.maxLength(PAYMENT_PRODUCT_LIMIT)),
  coupon_ids: z.optional(couponIds),
});

/** The choices on the payment page; omitted ones stay unchanged. */
export const checkoutChoicesSchema = z.object({
  address_id: z.optional(idSchema),
  deliveries: z.optional(z.array(delivery).check(z.maxLength(PAYMENT_PRODUCT_LIMIT))),
  coupon_ids: z.optional(couponIds),
  payment_method: z.optional(z.literal(PAYMENT_METHODS)),
  payment_gateway: z.optional(z.enum(PAYMENT_GATEWAYS)),
  notes: z.optional(z.array(shopNote).check(z.maxLength(PAYMENT_PRODUCT_LIMIT))),
});

/** Retries an order's payment, by the same or another method or gateway. Spec §7. */
export const recheckoutFormSchema = z.object({
  order_id: idSchema,
  payment_method: z.optional(z.literal(PAYMENT_METHODS)),
  payment_gateway: z.optional(z.enum(PAYMENT_GATEWAYS)),
});
