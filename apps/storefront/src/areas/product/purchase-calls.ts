import type { ProductDetail } from "@sen/api";
import { CART_PRODUCT_LIMIT, limitKey } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import type { PurchaseCalls } from "@sen/ui/product";
import { useLocation, useNavigate } from "react-router-dom";
import { useHref } from "../../core/route.ts";
import { useCustomer } from "../../core/session/session.ts";
import { trackItems } from "../../shell/data-layer.ts";
import { authRoutes } from "../auth/routes.ts";
import { useAddToCart } from "../cart/index.ts";
import { usePrepareCheckout } from "../checkout/index.ts";
import { checkoutRoutes } from "../checkout/routes.ts";
import { useLinks } from "../links.ts";
import { withWanted } from "./selection-params.ts";

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
    cartHref: useLinks().cart,
    async onAddToCart({ variantId, quantity }) {
      if (!product) return { kind: "refused", answer: {} };
      const outcome = await add({ product_id: product.id, variant_id: variantId, quantity });
      if (outcome.kind === "full") {
        return { kind: "refused", answer: { message: t(limitKey("cart"), { limit: CART_PRODUCT_LIMIT }) } };
      }
      if (outcome.kind === "refused") return { kind: "refused", answer: { message: outcome.message } };
      const variant = product.variants.find(({ id }) => id === variantId) ?? product;
      const { price_after_discount } = variant;
      const line = { product_id: product.id, product_name: product.name, price_after_discount, quantity };
      trackItems("add_to_cart", [line]);
      return { kind: "added", taken: outcome.taken, message: outcome.message };
    },
    async onBuyNow({ variantId, quantity }) {
      if (!product) return null;
      if (!signedIn) {
        // The choice comes back with the customer.
        const hasChoice = product.variance_groups.length > 0;
        const wanted = withWanted(search, { variantId: hasChoice ? variantId : null, quantity });
        await navigate(href(authRoutes.login, { next: pathname + wanted }));
        return null;
      }
      const outcome = await prepare({ productId: product.id, variantId, quantity });
      if (outcome.kind === "refused") return { message: outcome.message };
      await navigate(href(checkoutRoutes.payment, { checkout: outcome.checkout.id }));
      return null;
    },
  };
}
