import type { ProductCard } from "@sen/api";
import { createContext, use, useSyncExternalStore } from "react";

/** What is known of a product that is wished for. */
export type WishedProduct = Pick<ProductCard, "id" | "name" | "price_after_discount">;

/** The wish list of a customer or a guest. */
export interface Wishes {
  /** Calls back when the list changes; answers how to be called no more. */
  subscribe: (listener: () => void) => () => void;
  /** Whether a product is on it; false until the list is known. */
  has: (productId: number) => boolean;
  /** Puts a product on it, or takes it off; may return a promise. */
  toggle: (product: WishedProduct) => unknown;
  /** Puts a product on it without a word. Answers whether it is there. */
  keep: (product: WishedProduct) => Promise<boolean>;
  /** Puts a sold-out product on it, to be told when the variant is back, or any where it is null. Answers whether that was kept; null where a sign-in is needed first. */
  tellWhenBack: (product: WishedProduct, variantId: number | null) => Promise<boolean | null>;
}

/** The wish list that hearts show and change; none without it. The value stays the same object: what it says may change. */
export const WishesContext = /* @__PURE__ */ createContext<Wishes | null>(null);

const changesNever = () => () => undefined;
const notWished = () => false;

/** Whether a product is on the wish list. False as the server renders it and while the page hydrates. */
export function useIsWished(productId: number): boolean {
  const wishes = use(WishesContext);
  return useSyncExternalStore(
    wishes?.subscribe ?? changesNever,
    () => wishes?.has(productId) ?? false,
    notWished,
  );
}
