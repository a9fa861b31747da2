import { createContext, use, useSyncExternalStore } from "react";

/** The prices that the customer saw before. */
export interface SeenPrices {
  /** Calls the listener when a price changes; returns an unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
  /** A product's price when it was last seen, in dong; null if it never was, or while loading. */
  priceSeen: (productId: number) => number | null;
}

/** The seen prices that product cards compare with. The value is a stable object whose contents may change. */
export const SeenPricesContext = /* @__PURE__ */ createContext<SeenPrices | null>(null);

const changesNever = () => () => undefined;
const notSeen = () => null;

/** A product's price when it was last seen, in dong. Null on the server and during hydration. */
export function useSeenPrice(productId: number): number | null {
  const seen = use(SeenPricesContext);
  return useSyncExternalStore(
    seen?.subscribe ?? changesNever,
    () => seen?.priceSeen(productId) ?? null,
    notSeen,
  );
}
