export { lockCheckout, markPlaced } from "./prepare.ts";
export { mayPayBy } from "./presenter.ts";
export {
  type CheckoutRow,
  type Review,
  refreshCheckoutQuotes,
  reviewCheckout,
  type ReviewGroup,
  reviewLines,
} from "./review.ts";
