import { LINE_QUANTITY_LIMIT } from "@sen/domain";
import type { SelectionParams } from "@sen/ui/product";
import { useLocation } from "react-router-dom";
import { searchOf } from "../../core/href.ts";
import { useBrowserValue } from "../../core/store.ts";

/** Query parameters of the selection on a product's page. */
const VARIANT = "variant";
const QUANTITY = "quantity";

const ID = /^[1-9]\d{0,9}$/;

/** The quantity in the URL; 1 if missing or invalid. */
export function quantityOf(query: URLSearchParams): number {
  const value = query.get(QUANTITY) ?? "";
  return ID.test(value) && Number(value) <= LINE_QUANTITY_LIMIT ? Number(value) : 1;
}

/** Puts the selection into a query string, and keeps all other parameters. */
export function withSelection(search: string, { variantId, quantity }: SelectionParams): string {
  const query = new URLSearchParams(search);
  query.delete(VARIANT);
  query.delete(QUANTITY);
  if (variantId !== null) query.set(VARIANT, String(variantId));
  if (quantity > 1) query.set(QUANTITY, String(quantity));
  return searchOf(query);
}

/**
 * The selection in the URL of a product's page, and a function that updates it. Uses `history.replaceState` rather than a
 * navigation: it is the same page view, with nothing to render, scroll or track.
 */
export function useSelectionParams(variantId: number | null): {
  wanted: SelectionParams;
  onWant: (wanted: SelectionParams) => void;
} {
  const query = new URLSearchParams(useLocation().search);
  // The server renders one page for all quantities.
  const quantity = useBrowserValue(quantityOf(query), 1);
  return {
    wanted: { variantId, quantity },
    onWant(wanted) {
      const { pathname, search, hash } = window.location;
      window.history.replaceState(window.history.state, "", pathname + withSelection(search, wanted) + hash);
    },
  };
}
