import type { Cart } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { call } from "../../core/api.ts";
import { useLostAnswer } from "../../core/network-error-text.ts";
import { useRefusal } from "../../core/refusal.ts";
import { changeCart, type CartChange } from "./change-cart.ts";
import { useRefreshCart } from "./use-cart.ts";

/** What became of a change: the cart with it, or the sentence that says why it is not known to be made. */
export type ChangeOutcome =
  | { kind: "made"; cart: Cart }
  /** `again`: the same may be asked for again. `lost`: no answer came, or none that says anything. */
  | { kind: "failed"; message: string; again: boolean; lost: boolean };

/** Changes the customer's cart; whatever becomes of it, the page then shows what the server has. Never rejects. */
export function useChangeCart(): (change: Pick<CartChange, "ask" | "isMade">) => Promise<ChangeOutcome> {
  const { t } = useTranslation("errors");
  const lost = useLostAnswer();
  const refusal = useRefusal();
  const refresh = useRefreshCart();
  return async (change) => {
    const changed = await changeCart({ ...change, look: fetchCart });
    if (changed.kind === "refused") {
      // It is often refused because the cart, a price or the stock has changed meanwhile.
      await refresh().catch(() => undefined);
      return { kind: "failed", message: refusal(changed.answer).message, again: changed.again, lost: false };
    }
    if (changed.cart) await refresh(changed.cart);
    if (changed.kind === "made") return { kind: "made", cart: changed.cart };
    const message = changed.error === null ? t("status.server_error") : lost(changed.error).message;
    return { kind: "failed", message, again: true, lost: true };
  };
}

async function fetchCart(): Promise<Cart | undefined> {
  const { data } = await call((api) => api.GET("/carts", {}));
  return data?.data;
}
