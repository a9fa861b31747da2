import type { ProductCard } from "@sen/api";
import { createContext, use, useSyncExternalStore } from "react";

/** The fields of a product on the wish list. */
export type WishedProduct = Pick<ProductCard, "id" | "name" | "price_after_discount">;

/** The wish list of a customer or a guest. */
export interface Wishes {
  /** Calls the listener when the list changes; returns an unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
  /** Whether a product is on the list; undefined while that is unknown. */
  has: (productId: number) => boolean | undefined;
  /** Adds or removes a product; may return a promise. */
  toggle: (product: WishedProduct) => unknown;
  /** Adds a product without a message. Resolves to whether that was saved. */
  keep: (product: WishedProduct) => Promise<boolean>;
  /** Adds a sold-out product, to notify when the variant (null: any) is back. Resolves to whether it was saved; null if it needs a sign-in. */
  tellWhenBack: (product: WishedProduct, variantId: number | null) => Promise<boolean | null>;
}

/** The wish list that hearts show and change; without it there are none. The value is a stable object whose contents may change. */
export const WishesContext = /* @__PURE__ */ createContext<Wishes | null>(null);

const changesNever = () => () => undefined;
const unknown = () => undefined;

/** Whether a product is on the wish list. Unknown on the server and during hydration. */
export function useIsWished(productId: number): boolean | undefined {
  const wishes = use(WishesContext);
  return useSyncExternalStore(wishes?.subscribe ?? changesNever, () => wishes?.has(productId), unknown);
}
