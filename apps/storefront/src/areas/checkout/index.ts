/** What the area gives to the others. */
export { usePayAgain } from "./pay-again.ts";
export { prepareCheckout } from "./prepare-checkout.ts";
