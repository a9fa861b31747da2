import type { PageAnswer } from "../core/page-data.ts";

/** The products whose prices stand in a page's answers, by id. */
export function shownProducts(answers: readonly PageAnswer[]): number[] {
  const found = new Set<number>();
  collect(answers, found);
  return [...found];
}

function collect(value: unknown, found: Set<number>): void {
  if (typeof value !== "object" || value === null) return;
  if (isProduct(value)) found.add(value.id);
  for (const part of Object.values(value)) collect(part, found);
}

/** A product in a list, or on its own page: nothing else has a price and ratings. */
const isProduct = (value: object): value is { id: number } =>
  "id" in value && typeof value.id === "number" && "price_after_discount" in value && "rating_count" in value;
