import type { Cart, ErrorEnvelope } from "@sen/api";
import { useRefusal } from "../../core/refusal.ts";
import type { Result } from "../../core/write.ts";
import { useRefreshCart } from "./use-cart.ts";

const TOO_MANY = 429;
const SERVER_FAILURE = 500;

/** What became of a change: the cart with it, or why it is not known to be made. */
export type CartChange =
  | { ok: true; cart: Cart }
  /** `again`: the same may be asked for again. `lost`: nobody has said whether it is made. */
  | { ok: false; message: string; again: boolean; lost: boolean };

/** Changes the customer's cart; whatever becomes of it, the page then shows what the server has. Never rejects. */
export function useChangeCart(): (writing: Promise<Result<{ data: Cart }>>) => Promise<CartChange> {
  const refused = useRefusal();
  const refresh = useRefreshCart();
  return async (writing) => {
    const { data, refusal } = await writing.catch((lost: Error) => ({ data: undefined, refusal: lost }));
    if (data) {
      await refresh(data.data);
      return { ok: true, cart: data.data };
    }
    // It is often refused because the cart, a price or the stock has changed meanwhile.
    await refresh().catch(() => undefined);
    const code = codeOf(refusal);
    const lost = code >= SERVER_FAILURE;
    return { ok: false, message: refused(refusal).message, again: lost || code === TOO_MANY, lost };
  };
}

/** A lost answer counts as a server that failed. */
const codeOf = (failure: ErrorEnvelope | Error): number =>
  failure instanceof Error ? SERVER_FAILURE : failure.code;
