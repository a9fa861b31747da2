/** One page of a list, counted. */
export function pageOf<Item>(
  items: Item[],
  { page, per_page }: { page: number; per_page: number },
  total: number,
): { items: Item[]; total: number; page: number; per_page: number; last_page: number } {
  return { items, total, page, per_page, last_page: Math.max(1, Math.ceil(total / per_page)) };
}

/**
 * One page of a list that goes on behind its last entry.
 *
 * @param found the page's entries, and one more where there is another page: `oneMore` are asked for
 */
export function pageBehind<Item extends { id: number }>(
  found: readonly Item[],
  { per_page }: { per_page: number },
): { items: Item[]; next: number | null } {
  const items = found.slice(0, per_page);
  return { items, next: found.length > per_page ? (items.at(-1)?.id ?? null) : null };
}

/** Entries to ask for, so that it is known whether there is a page behind this one. */
export const oneMore = ({ per_page }: { per_page: number }): number => per_page + 1;

/** How many entries come before a page and are passed over: none where it is known behind which one it begins. */
export const passedOver = ({
  page,
  per_page,
  after,
}: {
  page: number;
  per_page: number;
  after?: number;
}): number => (after === undefined ? (page - 1) * per_page : 0);
