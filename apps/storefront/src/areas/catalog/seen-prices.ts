import type { SeenPrices } from "@sen/ui/catalog";

/** Prices that were seen, by product, and who is to hear when they change. */
export interface SeenPriceStore extends SeenPrices {
  /** Whether anybody ever asked for one. */
  isAskedFor: () => boolean;
  /** Calls back when somebody asks for the first time. */
  onFirstAsked: (listener: () => void) => () => void;
  /** Replaces all of them. */
  set: (prices: ReadonlyMap<number, number>) => void;
}

/** A store that knows of no price yet. */
export function seenPriceStore(): SeenPriceStore {
  let prices: ReadonlyMap<number, number> = new Map();
  let asked = false;
  const listeners = new Set<() => void>();
  const waiting = new Set<() => void>();
  return {
    priceSeen: (productId) => prices.get(productId) ?? null,
    subscribe(listener) {
      listeners.add(listener);
      if (!asked) {
        asked = true;
        for (const tell of waiting) tell();
      }
      return () => {
        listeners.delete(listener);
      };
    },
    isAskedFor: () => asked,
    onFirstAsked(listener) {
      waiting.add(listener);
      return () => {
        waiting.delete(listener);
      };
    },
    set(next) {
      prices = next;
      for (const tell of listeners) tell();
    },
  };
}
