import { createContext, use, useSyncExternalStore } from "react";

/** What whoever is here paid attention to before, and what it cost then. */
export interface SeenPrices {
  /** Calls back when a price changes; answers how to be called no more. */
  subscribe: (listener: () => void) => () => void;
  /** What a product cost when it was looked at last, in dong; null where it was not, or nobody knows yet. */
  priceSeen: (productId: number) => number | null;
}

/** The prices that product cards compare theirs with. The value stays the same object: what it says may change. */
export const SeenPricesContext = /* @__PURE__ */ createContext<SeenPrices | null>(null);

const changesNever = () => () => undefined;
const notSeen = () => null;

/** What a product cost when it was looked at last, in dong. Null as the server renders it and while the page hydrates. */
export function useSeenPrice(productId: number): number | null {
  const seen = use(SeenPricesContext);
  return useSyncExternalStore(
    seen?.subscribe ?? changesNever,
    () => seen?.priceSeen(productId) ?? null,
    notSeen,
  );
}
