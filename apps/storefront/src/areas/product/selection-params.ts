import type { ProductDetailResponse } from "@sen/api";
import { LINE_QUANTITY_LIMIT } from "@sen/domain";
import type { SelectionParams } from "@sen/ui/product";
import { useLocation } from "react-router-dom";
import { useBrowserValue } from "../../core/store.ts";

/** The query's names for what is chosen on a product's page. */
const VARIANT = "variant";
const QUANTITY = "quantity";

const ID = /^[1-9]\d{0,9}$/;

/** How many the address asks for; one where it says nothing that can be. */
export function quantityOf(query: URLSearchParams): number {
  const value = query.get(QUANTITY) ?? "";
  return ID.test(value) && Number(value) <= LINE_QUANTITY_LIMIT ? Number(value) : 1;
}

/** Whether a product among these answers has the variant. */
export function hasVariant(answers: readonly { answer: unknown }[], variantId: number): boolean {
  return answers.some(({ answer }) => {
    const variants = (answer as Partial<ProductDetailResponse>).data?.variants;
    return Array.isArray(variants) && variants.some(({ id }) => id === variantId);
  });
}

/** A query with the choice in it; all else of it stays. */
export function withWanted(search: string, { variantId, quantity }: SelectionParams): string {
  const query = new URLSearchParams(search);
  query.delete(VARIANT);
  query.delete(QUANTITY);
  if (variantId !== null) query.set(VARIANT, String(variantId));
  if (quantity > 1) query.set(QUANTITY, String(quantity));
  return query.size === 0 ? "" : `?${query.toString()}`;
}

/**
 * What the address of a product's page asks for, and what writes it there as the customer chooses. The address changes in
 * its place and without a step: it is the same view, there is nothing to render, to scroll or to count.
 */
export function useSelectionParams(variantId: number | null): {
  wanted: SelectionParams;
  onWant: (wanted: SelectionParams) => void;
} {
  const query = new URLSearchParams(useLocation().search);
  // The server makes one page for any quantity.
  const quantity = useBrowserValue(quantityOf(query), 1);
  return {
    wanted: { variantId, quantity },
    onWant(wanted) {
      const { pathname, search, hash } = window.location;
      window.history.replaceState(window.history.state, "", pathname + withWanted(search, wanted) + hash);
    },
  };
}
