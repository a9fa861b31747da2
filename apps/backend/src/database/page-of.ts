/** One page of a list, with counts. */
export function pageOf<Item>(
  items: Item[],
  { page, per_page }: { page: number; per_page: number },
  total: number,
): { items: Item[]; total: number; page: number; per_page: number; last_page: number } {
  return { items, total, page, per_page, last_page: Math.max(1, Math.ceil(total / per_page)) };
}

/**
 * One page of a list with keyset pagination.
 *
 * @param found the page's entries plus one more if there is a next page; query for `oneMore`
 */
export function cursorPage<Item extends { id: number }>(
  found: readonly Item[],
  { per_page }: { per_page: number },
): { items: Item[]; next: number | null } {
  const items = found.slice(0, per_page);
  return { items, next: found.length > per_page ? (items.at(-1)?.id ?? null) : null };
}

/** How many entries to query for, so that the extra one tells whether there is a next page. */
export const limitWithLookahead = ({ per_page }: { per_page: number }): number => per_page + 1;

/** The offset of a page; 0 if it starts after a known entry. */
export const offsetOf = ({
  page,
  per_page,
  after,
}: {
  page: number;
  per_page: number;
  after?: number;
}): number => (after === undefined ? (page - 1) * per_page : 0);
