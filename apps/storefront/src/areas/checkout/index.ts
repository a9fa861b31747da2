export { usePayAgain } from "./pay-again.ts";
export { prepareCheckout } from "./prepare-checkout.ts";
