import type { BuyAgain } from "@sen/api";
import { IDEMPOTENCY_HEADER, isAllInCart, wasCartChanged } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import type { BuyAgainCalls } from "@sen/ui/orders";
import { useToast } from "@sen/ui/primitives";
import { useRef } from "react";
import { useNavigate } from "react-router-dom";
import { useHref } from "../../core/route.ts";
import { cartRoutes } from "../cart/routes.ts";
import { write } from "../../core/api.ts";
import { useRefreshCart, useTickedLines } from "../cart/index.ts";

/** Puts an order into the cart again, ticked to be paid; leads to the cart where all of it came. */
export function useBuyAgain(): BuyAgainCalls["onBuyAgain"] {
  const { t } = useTranslation("orders");
  const toast = useToast();
  const href = useHref();
  const navigate = useNavigate();
  const refreshCart = useRefreshCart();
  const { tickAgain } = useTickedLines(undefined);
  // One intent, one key, until it is answered: what came of it is told also where the first answer was lost.
  const keys = useRef(new Map<number, string>());
  return async ({ id }) => {
    const key = keys.current.get(id) ?? crypto.randomUUID();
    keys.current.set(id, key);
    const { data, error } = await write(
      (api) =>
        api.POST("/orders/{id}/buy-again", {
          params: { path: { id }, header: { [IDEMPOTENCY_HEADER]: key } },
        }),
      wasCartChanged,
    );
    keys.current.delete(id);
    if (!data) return { refusal: error };
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
