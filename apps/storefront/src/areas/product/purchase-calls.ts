import type { ProductDetail } from "@sen/api";
import type { PurchaseCalls } from "@sen/ui/product";
import { useLocation, useNavigate } from "react-router-dom";
import { useHref } from "../../core/route.ts";
import { useCustomer } from "../../core/session/session.ts";
import { trackItems } from "../../shell/data-layer.ts";
import { authRoutes } from "../auth/routes.ts";
import { useAddToCart } from "../cart/index.ts";
import { prepareCheckout } from "../checkout/index.ts";
import { checkoutRoutes } from "../checkout/routes.ts";
import { useLinks } from "../links.ts";
import { withWanted } from "./selection-params.ts";

/** Into the cart, or straight to the payment, from a product's page. */
export function usePurchaseCalls(product: ProductDetail | undefined): PurchaseCalls {
  const signedIn = useCustomer() !== null;
  const href = useHref();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const add = useAddToCart();
  return {
    cartHref: useLinks().cart,
    async onAddToCart({ variantId, quantity }) {
      if (!product) return { kind: "refused", answer: {} };
      const { id: product_id, name: product_name, variants } = product;
      const outcome = await add({ product_id, variant_id: variantId, quantity });
      if (outcome.kind === "added") {
        const { price_after_discount } = variants.find(({ id }) => id === variantId) ?? product;
        trackItems("add_to_cart", [{ product_id, product_name, price_after_discount, quantity }]);
      }
      return outcome;
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
      const body = { product_id: product.id, variant_id: variantId, quantity };
      const { data, refusal } = await prepareCheckout(body);
      if (data) await navigate(href(checkoutRoutes.payment, { checkout: data.data.id }));
      return refusal;
    },
  };
}
