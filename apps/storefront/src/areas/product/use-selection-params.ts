import type { WantedInAddress } from "@sen/ui/product";
import { useSyncExternalStore } from "react";
import { quantityOf, variantOf, withWanted } from "./selection-params.ts";
import { usePlace } from "../../core/place.ts";

const never = () => () => undefined;

/**
 * What the address of a product's page asks for, and what writes it there as the customer chooses. The address changes in
 * its place and without a step: it is the same view, there is nothing to render, to scroll or to count.
 */
export function useWantedInAddress(): { wanted: WantedInAddress; onWant: (wanted: WantedInAddress) => void } {
  const { query } = usePlace();
  // The server makes one page for any quantity.
  const quantity = useSyncExternalStore(
    never,
    () => quantityOf(query),
    () => 1,
  );
  return {
    wanted: { variantId: variantOf(query), quantity },
    onWant(wanted) {
      const { pathname, search, hash } = window.location;
      window.history.replaceState(window.history.state, "", pathname + withWanted(search, wanted) + hash);
    },
  };
}
