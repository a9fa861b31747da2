export { lockCheckout, markPlaced } from "./prepare.ts";
export { paymentRefusal } from "./presenter.ts";
export {
  type CheckoutRow,
  type Review,
  refreshCheckoutQuotes,
  reviewCheckout,
  type ReviewGroup,
  reviewLines,
} from "./review.ts";
