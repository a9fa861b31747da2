import { isAllInCart } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import type { BuyAgainCalls } from "@sen/ui/orders";
import { useToast } from "@sen/ui/primitives";
import { useNavigate } from "react-router-dom";
import { write } from "../../core/write.ts";
import { tickVariants, useRefreshCart } from "../cart/index.ts";
import { useLinks } from "../links.ts";

/** Adds an order's items to the cart again, ticked for checkout, and opens the cart if all of them could be added. */
export function useBuyAgain(): BuyAgainCalls["onBuyAgain"] {
  const { t } = useTranslation("orders");
  const toast = useToast();
  const links = useLinks();
  const navigate = useNavigate();
  const refreshCart = useRefreshCart();
  return async ({ id }) => {
    const { data, refusal } = await write("POST /orders/{id}/buy-again", { path: { id } });
    if (refusal) return { refusal };
    const { lines, cart } = data.data;
    await refreshCart(cart);
    const ids = new Set(lines.map(({ cart_item_id }) => cart_item_id));
    const added = cart.groups.flatMap((group) => group.lines).filter((line) => ids.has(line.id));
    tickVariants(added.map(({ variant_id }) => variant_id));
    if (isAllInCart(lines)) {
      toast.show({ tone: "success", title: t("buy_again.done", { count: lines.length }) });
      await navigate(links.cart);
    }
    return { lines };
  };
}
