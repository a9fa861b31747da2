/** What the area gives to the others. */
export { usePayAgain } from "./pay-again.ts";
export { usePrepareCheckout } from "./prepare-checkout.ts";
