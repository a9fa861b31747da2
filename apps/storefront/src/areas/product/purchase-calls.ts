import type { ProductDetail } from "@sen/api";
import type { PurchaseCalls, WantedItem } from "@sen/ui/product";
import { useTranslation } from "@sen/i18n";
import { CART_PRODUCT_LIMIT, limitKey } from "@sen/domain";
import { useLocation, useNavigate } from "react-router-dom";
import { track, type TrackedItem } from "../../shell/data-layer.ts";
import { useHref } from "../../core/route.ts";
import { authRoutes } from "../auth/routes.ts";
import { cartRoutes } from "../cart/routes.ts";
import { checkoutRoutes } from "../checkout/routes.ts";
import { useCustomer } from "../../core/session/use-customer.ts";
import { useAddToCart } from "../cart/index.ts";
import { withWanted } from "./selection-params.ts";
import { usePrepareCheckout } from "../checkout/index.ts";

/** Into the cart, or straight to the payment, from a product's page. */
export function usePurchaseCalls(product: ProductDetail | undefined): PurchaseCalls {
  const { t } = useTranslation("errors");
  const signedIn = useCustomer() !== null;
  const href = useHref();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const add = useAddToCart();
  const prepare = usePrepareCheckout();
  return {
    cartHref: href(cartRoutes.cart),
    async onAddToCart(item) {
      if (!product) return { kind: "refused", answer: {} };
      const outcome = await add.trigger({
        product_id: product.id,
        variant_id: item.variantId,
        quantity: item.quantity,
      });
      if (outcome.kind === "full") {
        return { kind: "refused", answer: { message: t(limitKey("cart"), { limit: CART_PRODUCT_LIMIT }) } };
      }
      if (outcome.kind === "refused") return { kind: "refused", answer: { message: outcome.message } };
      track({ event: "add_to_cart", ...tracked(product, item) });
      return { kind: "added", taken: outcome.taken, message: outcome.message };
    },
    async onBuyNow(item) {
      if (!product) return null;
      if (!signedIn) {
        // The choice comes back with the customer.
        const variantId = product.variance_groups.length > 0 ? item.variantId : null;
        const wanted = withWanted(search, { variantId, quantity: item.quantity });
        await navigate(href(authRoutes.login, { next: pathname + wanted }));
        return null;
      }
      const outcome = await prepare.trigger({
        productId: product.id,
        variantId: item.variantId,
        quantity: item.quantity,
      });
      if (outcome.kind === "refused") return { message: outcome.message };
      await navigate(href(checkoutRoutes.payment, { checkout: outcome.checkout.id }));
      return null;
    },
  };
}

function tracked(
  product: ProductDetail,
  { variantId, quantity }: WantedItem,
): { currency: "VND"; value: number; items: TrackedItem[] } {
  const variant = product.variants.find(({ id }) => id === variantId);
  const price = variant?.price_after_discount ?? product.price_after_discount;
  return {
    currency: "VND",
    value: price * quantity,
    items: [{ item_id: String(product.id), item_name: product.name, price, quantity }],
  };
}
