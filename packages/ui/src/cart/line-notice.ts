/** What is said at a line of the cart: a wish that was not fulfilled (danger), or not wholly (warning). */
export interface LineNotice {
  tone: "danger" | "warning";
  /** One or more sentences. */
  message: string;
  /** Asks for the same again; absent where that would be refused again. */
  onRetry?: () => unknown;
}
