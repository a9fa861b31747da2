import { SeenPricesContext } from "@sen/ui/catalog";
import { useMemo, type ReactNode } from "react";
import { useLazyStore } from "../../core/store.ts";
import { useViewedPrices } from "./viewed-prices.ts";

const NONE: ReadonlyMap<number, number> = new Map();

/**
 * Provides product cards with the price at the last visit, from this device or, for a customer, from the backend. It is fetched
 * once, when the first card is shown.
 */
export function SeenPricesProvider({ children }: { children: ReactNode }) {
  const { read, subscribe } = useLazyStore(NONE, useViewedPrices);
  const seen = useMemo(
    () => ({ subscribe, priceSeen: (id: number) => read().get(id) ?? null }),
    [read, subscribe],
  );
  return <SeenPricesContext value={seen}>{children}</SeenPricesContext>;
}
