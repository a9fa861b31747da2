export { lockCheckout, markPlaced } from "./prepare.ts";
export { type Payees, paymentRefusal } from "./presenter.ts";
export {
  type CheckoutRow,
  type Review,
  refreshCheckoutQuotes,
  reviewCheckout,
  type ReviewGroup,
  reviewLines,
} from "./review.ts";
