import type { SelectionParams } from "@sen/ui/product";
import { useSyncExternalStore } from "react";
import { usePlace } from "../../core/place.ts";
import { productRoutes } from "./routes.ts";
import { quantityOf, withWanted } from "./selection-params.ts";
import { useLocation } from "react-router-dom";

const never = () => () => undefined;

/**
 * What the address of a product's page asks for, and what writes it there as the customer chooses. The address changes in
 * its place and without a step: it is the same view, there is nothing to render, to scroll or to count.
 */
export function useSelectionParams(): { wanted: SelectionParams; onWant: (wanted: SelectionParams) => void } {
  const { variant = null } = usePlace(productRoutes.detail);
  const query = new URLSearchParams(useLocation().search);
  // The server makes one page for any quantity.
  const quantity = useSyncExternalStore(
    never,
    () => quantityOf(query),
    () => 1,
  );
  return {
    wanted: { variantId: variant, quantity },
    onWant(wanted) {
      const { pathname, search, hash } = window.location;
      window.history.replaceState(window.history.state, "", pathname + withWanted(search, wanted) + hash);
    },
  };
}
