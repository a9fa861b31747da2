/** Page numbers to show: first, last, current and its neighbors; `null` is a gap. */
export function pageNumbers(current: number, last: number): (number | null)[] {
  const wanted = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last);
  const pages = [...new Set(wanted)].sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const before = pages[index - 1];
    if (before === undefined || page - before === 1) return [page];
    // A gap of one page shows that page instead.
    return page - before === 2 ? [page - 1, page] : [null, page];
  });
}
