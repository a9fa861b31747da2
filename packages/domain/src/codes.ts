/** "SEN-261121-0042", "KN-261118-0042": letters for the kind, the date in Vietnam, a number. */
const CODE = /\b[A-Z]{2,4}-\d{6}-\d{4,}\b/g;

/** The codes of orders, returns, refunds, complaints and tickets in a text, in order, without duplicates. */
export function codesIn(text: string): string[] {
  return [...new Set(text.match(CODE))];
}
