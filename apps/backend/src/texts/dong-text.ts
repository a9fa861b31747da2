/** Formats an amount for both languages: `1.234.567 đ`, with a no-break space. Decisions, money. */
export function dongText(amount: number): string {
  return `${String(Math.trunc(amount)).replace(/\B(?=(\d{3})+$)/g, ".")}\u00a0đ`;
}
