/** "SEN-261121-0042", "KN-261118-0042": letters for the kind, the day in Vietnam, the number. */
const CODE = /\b[A-Z]{2,4}-\d{6}-\d{4,}\b/g;

/** The codes of orders, returns, refunds, complaints and tickets that a text names, each once, in their order. */
export function codesIn(text: string): string[] {
  return [...new Set(text.match(CODE))];
}
