import * as z from "zod/mini";
import { idSchema } from "./id-schema.ts";
import { CART_PRODUCT_LIMIT, LINE_QUANTITY_LIMIT } from "./limits.ts";

/** A quantity of one variant. */
export const cartAdditionSchema = z.object({
  product_id: idSchema,
  variant_id: idSchema,
  quantity: z.int().check(z.minimum(1), z.maximum(LINE_QUANTITY_LIMIT)),
});

/** Items to add to a cart: one line, or all of a guest's. Spec §9. */
export const cartAdditionsSchema = z.object({
  items: z.array(cartAdditionSchema).check(z.minLength(1), z.maxLength(CART_PRODUCT_LIMIT)),
});
