export { CheckoutScreen, type CheckoutRequest, type CheckoutScreenProps } from "./CheckoutScreen.tsx";
export type { CheckoutRefusal } from "./use-checkout-messages.ts";
