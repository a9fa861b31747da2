/** One page of a list, counted. */
export function pageOf<Item>(
  items: Item[],
  { page, per_page }: { page: number; per_page: number },
  total: number,
): { items: Item[]; total: number; page: number; per_page: number; last_page: number } {
  return { items, total, page, per_page, last_page: Math.max(1, Math.ceil(total / per_page)) };
}
