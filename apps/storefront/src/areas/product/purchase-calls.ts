import type { ProductDetail } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import type { PurchaseCalls } from "@sen/ui/product";
import { useLocation, useNavigate } from "react-router-dom";
import { useIsSignedIn } from "../../core/session/session.ts";
import { trackItems } from "../../shell/track-items.ts";
import { addToCart, useRefreshCart } from "../cart/index.ts";
import { prepareCheckout } from "../checkout/index.ts";
import { useLinks } from "../links.ts";
import { withSelection } from "./selection-params.ts";

/** Adding to the cart, and buying directly, from a product's page. */
export function usePurchaseCalls(product: ProductDetail | undefined): PurchaseCalls {
  const isSignedIn = useIsSignedIn();
  const links = useLinks();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { t } = useTranslation("errors");
  const refresh = useRefreshCart();
  return {
    cartHref: links.cart,
    async onAddToCart({ variantId, quantity }) {
      if (!product) return { kind: "refused", answer: {} };
      const { id: product_id, name: product_name, price_after_discount: price, variants } = product;
      const item = { product_id, variant_id: variantId, quantity };
      const variant = variants.find(({ id }) => id === variantId);
      const outcome = await addToCart(item, { isSignedIn, refresh, t, variant });
      if (outcome.kind === "added") {
        const price_after_discount = variant?.price_after_discount ?? price;
        trackItems("add_to_cart", [{ product_id, product_name, price_after_discount, quantity }]);
      }
      return outcome;
    },
    async onBuyNow({ variantId, quantity }) {
      if (!product) return null;
      if (!isSignedIn) {
        // The URL keeps the selection for when the customer returns.
        const hasChoice = product.variance_groups.length > 0;
        const wanted = withSelection(search, { variantId: hasChoice ? variantId : null, quantity });
        await navigate(links.loginTo(pathname + wanted));
        return null;
      }
      const body = { product_id: product.id, variant_id: variantId, quantity };
      const { data, refusal } = await prepareCheckout(body);
      if (data) await navigate(links.payment(data.data.id));
      if (!refusal) return null;
      // Nothing was typed here, so say why it cannot be bought instead of "some information is wrong".
      const words = await import("../../core/describe-failure.ts").catch(() => null);
      return words ? { message: words.describeFailure(refusal, t).message } : refusal;
    },
  };
}
