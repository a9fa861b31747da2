import { SeenPricesContext } from "@sen/ui/catalog";
import { useEffect, useState, useSyncExternalStore, type ReactNode } from "react";
import { createAskedStore } from "../../core/asked-store.ts";
import { useViewedPrices } from "./recently-viewed.ts";

const notAskedFor = () => false;

/**
 * Tells every product card below what its product cost when whoever is here saw it last: from this device, or of a
 * customer from the backend, which is asked once, when the first card is shown.
 */
export function SeenPricesProvider({ children }: { children: ReactNode }) {
  const [store] = useState(() => createAskedStore<ReadonlyMap<number, number>>(new Map()));
  const [seen] = useState(() => ({
    subscribe: store.subscribe,
    priceSeen: (id: number) => store.read().get(id) ?? null,
  }));
  const isAskedFor = useSyncExternalStore(store.onFirstAsked, store.isAskedFor, notAskedFor);
  const { prices } = useViewedPrices(isAskedFor);
  useEffect(() => {
    if (prices) store.set(prices);
  }, [store, prices]);
  return <SeenPricesContext value={seen}>{children}</SeenPricesContext>;
}
