/** One page of a list, counted. */
export function pageOf<Item>(
  items: Item[],
  { page, per_page }: { page: number; per_page: number },
  total: number,
): { items: Item[]; total: number; page: number; per_page: number; last_page: number } {
  return { items, total, page, per_page, last_page: Math.max(1, Math.ceil(total / per_page)) };
}

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
