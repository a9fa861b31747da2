/** What the backend says has changed in the catalogue since it was last asked. */
export interface CatalogueChange {
  product_ids: readonly number[];
  /** Any page may be out of date. */
  everything: boolean;
}

/** Products remembered one by one; of more, every page is made anew. */
const MOST_PRODUCTS = 50_000;

/** Remembers what changed in the catalogue, and tells which pages were made before that. */
export function createOutdatedPages() {
  /** When each product was last heard to have changed, in ms. */
  const changedAt = new Map<number, number>();
  let allChangedAt = -Infinity;

  return {
    /** @param now in ms. Later than the change itself: a page made in between is made again. */
    note({ product_ids, everything }: CatalogueChange, now: number): void {
      if (everything || changedAt.size + product_ids.length > MOST_PRODUCTS) {
        allChangedAt = now;
        changedAt.clear();
      } else {
        for (const id of product_ids) changedAt.set(id, now);
      }
    },
    /** Whether something that the page shows has changed since it began to be made. */
    has: ({ madeAt, productIds }: { madeAt: number; productIds: readonly number[] }): boolean =>
      madeAt <= allChangedAt || productIds.some((id) => madeAt <= (changedAt.get(id) ?? -Infinity)),
  };
}

export type OutdatedPages = ReturnType<typeof createOutdatedPages>;
