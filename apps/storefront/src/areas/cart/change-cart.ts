import type { Cart, CartLine, ErrorEnvelope } from "@sen/api";

type CartRefusal = Pick<ErrorEnvelope, "code" | "message" | "data">;

const TOO_MANY = 429;

/** What the client answers to a change of the cart. */
interface Answer {
  data?: { data: Cart } | undefined;
  error?: CartRefusal | undefined;
  response: { status: number };
}

export interface CartChange {
  /** Asks for the change. */
  ask: () => Promise<Answer>;
  /** The cart as it is; undefined when that can't be had either. */
  look: () => Promise<Cart | undefined>;
  /** Whether a cart shows that the change was made. */
  isMade: (cart: Cart) => boolean;
}

/** How it ended. `cart` is what the server has, as far as it said so. */
export type CartChanged =
  | { kind: "made"; cart: Cart }
  /** The shop refused. `again`: only for now, as where too much was asked for in too short a time. */
  | { kind: "refused"; answer: CartRefusal; again: boolean }
  /** Nothing says that it was made; `error` is what was thrown, null where a server answered that it can't. */
  | { kind: "lost"; error: unknown; cart: Cart | undefined };

/**
 * Changes the cart, and says it is changed only when that is known. An answer can be lost after the server has done what was
 * asked: then the cart itself tells.
 */
export async function changeCart({ ask, look, isMade }: CartChange): Promise<CartChanged> {
  let lost: unknown = null;
  try {
    const { data, error, response } = await ask();
    if (data) return { kind: "made", cart: data.data };
    if (error && response.status < 500) {
      return { kind: "refused", answer: error, again: response.status === TOO_MANY };
    }
  } catch (error) {
    lost = error;
  }
  const cart = await look().catch(() => undefined);
  return cart && isMade(cart) ? { kind: "made", cart } : { kind: "lost", error: lost, cart };
}

/** Of these lines those whose variant a cart does not have. */
export function linesWithout<Line extends { variant_id: number }>(
  cart: Cart,
  lines: readonly Line[],
): Line[] {
  const present = new Set(cart.groups.flatMap((group) => group.lines.map(({ variant_id }) => variant_id)));
  return lines.filter(({ variant_id }) => !present.has(variant_id));
}

/** The line of a cart with this id. */
export function lineIn(cart: Cart, id: number): CartLine | undefined {
  return cart.groups.flatMap(({ lines }) => lines).find((line) => line.id === id);
}

/** Whether a cart has none of the lines with these ids. */
export function hasNoneOf(cart: Cart, ids: readonly number[]): boolean {
  return cart.groups.every((group) => group.lines.every(({ id }) => !ids.includes(id)));
}
