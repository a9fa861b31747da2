export { CheckoutScreen, type CheckoutRequest, type CheckoutScreenProps } from "./CheckoutScreen.tsx";
export type { CheckoutRefusal } from "./useCheckoutMessages.ts";
