import type { Cart, ErrorEnvelope } from "@sen/api";
import { ask, query } from "../../core/query.ts";
import { useRefusal } from "../../core/refusal.ts";
import { attempted, type Result } from "../../core/write.ts";
import { useRefreshCart } from "./known-cart.ts";

const TOO_MANY = 429;
const SERVER_FAILURE = 500;

/** What became of a change: the cart with it, or why it is not known to be made. */
export type CartChange =
  | { ok: true; cart: Cart }
  /** `again`: the same may be asked for again. `lost`: nobody has said whether it is made. */
  | { ok: false; message: string; again: boolean; lost: boolean };

/** Makes a change; `isMade` tells by a cart whether it was made, where every answer to it was lost. */
type ChangeCart = (
  writing: Promise<Result<{ data: Cart }>>,
  isMade: (cart: Cart) => boolean,
) => Promise<CartChange>;

/** Changes the customer's cart; whatever becomes of it, the page then shows what the server has. Never rejects. */
export function useChangeCart(): ChangeCart {
  const refused = useRefusal();
  const refresh = useRefreshCart();
  return async (writing, isMade) => {
    const { data, refusal } = await attempted(writing);
    if (data) {
      await refresh(data.data);
      return { ok: true, cart: data.data };
    }
    const code = codeOf(refusal);
    const lost = code >= SERVER_FAILURE;
    // A change is often refused because the cart, a price or the stock has changed meanwhile.
    const cart = await ask(query("/carts", {})).then(
      (answer) => answer.data,
      () => undefined,
    );
    if (cart) await refresh(cart);
    if (lost && cart && isMade(cart)) return { ok: true, cart };
    return { ok: false, message: refused(refusal).message, again: lost || code === TOO_MANY, lost };
  };
}

/** A lost answer counts as a server that failed. */
const codeOf = (failure: unknown): number =>
  failure instanceof Error ? SERVER_FAILURE : (failure as ErrorEnvelope).code;
