import { NetworkError, type ProductDetail } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { firstSign } from "@sen/ui/primitives";
import type { PurchaseCalls } from "@sen/ui/product";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useIsSignedIn } from "../../core/session/session.ts";
import { fetchAhead } from "../../shell/reload-after-deploy.ts";
import { useRefreshCart } from "../cart/index.ts";
import { useLinks } from "../links.ts";
import { withWanted } from "./selection-params.ts";

/** What buying takes: fetched once the customer does something. Where it cannot be had, a press got no answer. */
const fetchPurchase = () =>
  import("./purchase.ts").catch((cause: unknown) => {
    throw new NetworkError("What buying takes could not be fetched.", { cause });
  });

/** Into the cart, or straight to the payment, from a product's page. */
export function usePurchaseCalls(product: ProductDetail | undefined): PurchaseCalls {
  const isSignedIn = useIsSignedIn();
  const links = useLinks();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { t } = useTranslation("errors");
  const refresh = useRefreshCart();
  useEffect(() => {
    void firstSign().then(() => fetchAhead(fetchPurchase));
  }, []);
  return {
    cartHref: links.cart,
    async onAddToCart(item) {
      if (!product) return { kind: "refused", answer: {} };
      return (await fetchPurchase()).addProduct(product, item, { isSignedIn, refresh, t });
    },
    async onBuyNow({ variantId, quantity }) {
      if (!product) return null;
      if (!isSignedIn) {
        // The choice comes back with the customer.
        const hasChoice = product.variance_groups.length > 0;
        const wanted = withWanted(search, { variantId: hasChoice ? variantId : null, quantity });
        await navigate(links.loginTo(pathname + wanted));
        return null;
      }
      const body = { product_id: product.id, variant_id: variantId, quantity };
      const { data, refusal } = await (await fetchPurchase()).prepareCheckout(body);
      if (data) await navigate(links.payment(data.data.id));
      return refusal;
    },
  };
}
