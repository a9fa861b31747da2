import type { ProductDetail } from "@sen/api";
import type { AddToCartOutcome, WantedItem } from "@sen/ui/product";
import { trackItems } from "../../shell/data-layer.ts";
import { addToCart, type CartTools } from "../cart/index.ts";

/** Puts a product into the cart, and tracks it. */
export async function addProduct(
  { id: product_id, name: product_name, price_after_discount: price, variants }: ProductDetail,
  { variantId, quantity }: WantedItem,
  tools: CartTools,
): Promise<AddToCartOutcome> {
  const outcome = await addToCart({ product_id, variant_id: variantId, quantity }, tools);
  if (outcome.kind === "added") {
    const price_after_discount = variants.find(({ id }) => id === variantId)?.price_after_discount ?? price;
    trackItems("add_to_cart", [{ product_id, product_name, price_after_discount, quantity }]);
  }
  return outcome;
}
