import type { BuyAgain } from "@sen/api";
import { isAllInCart } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import type { BuyAgainCalls } from "@sen/ui/orders";
import { useToast } from "@sen/ui/primitives";
import { useNavigate } from "react-router-dom";
import { useHref } from "../../core/route.ts";
import { cartRoutes } from "../cart/routes.ts";
import { write } from "../../core/write.ts";
import { useRefreshCart, useTickedLines } from "../cart/index.ts";

/** Puts an order into the cart again, ticked to be paid; leads to the cart where all of it came. */
export function useBuyAgain(): BuyAgainCalls["onBuyAgain"] {
  const { t } = useTranslation("orders");
  const toast = useToast();
  const href = useHref();
  const navigate = useNavigate();
  const refreshCart = useRefreshCart();
  const { tickAgain } = useTickedLines(undefined);
  return async ({ id }) => {
    const { data, refusal } = await write("POST /orders/{id}/buy-again", { path: { id } });
    if (refusal) return { refusal };
    const { lines, cart } = data.data;
    await refreshCart(cart);
    tickAgain(linesOf(data.data));
    if (isAllInCart(lines)) {
      toast.show({ tone: "success", title: t("buy_again.done", { count: lines.length }) });
      await navigate(href(cartRoutes.cart));
    }
    return { lines };
  };
}

/** The cart's lines that hold what was ordered. */
function linesOf({ lines, cart }: BuyAgain) {
  const ids = new Set(lines.map(({ cart_item_id }) => cart_item_id));
  return cart.groups.flatMap((group) => group.lines).filter(({ id }) => ids.has(id));
}
