import { SeenPricesContext } from "@sen/ui/catalog";
import { useEffect, useMemo, type ReactNode } from "react";
import { useAskedStore } from "../../core/use-asked-store.ts";
import { useViewedPrices } from "./viewed-prices.ts";

/**
 * Tells every product card below what its product cost at the last visit: from this device, or of a
 * customer from the backend, which is asked once, when the first card is shown.
 */
export function SeenPricesProvider({ children }: { children: ReactNode }) {
  const { store, isAsked } = useAskedStore<ReadonlyMap<number, number>>(new Map());
  const { prices } = useViewedPrices(isAsked);
  useEffect(() => {
    if (prices) store.set(prices);
  }, [store, prices]);
  const seen = useMemo(
    () => ({ subscribe: store.subscribe, priceSeen: (id: number) => store.read().get(id) ?? null }),
    [store],
  );
  return <SeenPricesContext value={seen}>{children}</SeenPricesContext>;
}
