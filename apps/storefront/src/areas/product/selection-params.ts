import type { ProductDetailResponse } from "@sen/api";
import { LINE_QUANTITY_LIMIT } from "@sen/domain";
import type { WantedInAddress } from "@sen/ui/product";

/** The query's names for what is chosen on a product's page. */
const VARIANT = "variant";
const QUANTITY = "quantity";

const ID = /^[1-9]\d{0,9}$/;

/** The variant that a product's address names; null where it names none. */
export function variantOf(query: URLSearchParams): number | null {
  const value = query.get(VARIANT) ?? "";
  return ID.test(value) ? Number(value) : null;
}

/** How many the address asks for; one where it says nothing that can be. */
export function quantityOf(query: URLSearchParams): number {
  const value = query.get(QUANTITY) ?? "";
  return ID.test(value) && Number(value) <= LINE_QUANTITY_LIMIT ? Number(value) : 1;
}

/** What of a product's query its HTML depends on: the variant. How many is the browser's to show. */
export function variantOnly(query: URLSearchParams): URLSearchParams {
  const variantId = variantOf(query);
  return new URLSearchParams(variantId === null ? {} : { [VARIANT]: String(variantId) });
}

/** Whether a product's query names a variant that is not among the product's. */
export function namesNoVariant(query: URLSearchParams, answers: readonly { answer: unknown }[]): boolean {
  const wanted = variantOf(query);
  if (wanted === null) return false;
  const products = answers.map(({ answer }) => (answer as Partial<ProductDetailResponse>).data?.variants);
  return !products.some((variants) => Array.isArray(variants) && variants.some(({ id }) => id === wanted));
}

/** A query with the choice in it; all else of it stays. */
export function withWanted(search: string, { variantId, quantity }: WantedInAddress): string {
  const query = new URLSearchParams(search);
  query.delete(VARIANT);
  query.delete(QUANTITY);
  if (variantId !== null) query.set(VARIANT, String(variantId));
  if (quantity > 1) query.set(QUANTITY, String(quantity));
  return query.size === 0 ? "" : `?${query.toString()}`;
}
