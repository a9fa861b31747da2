export * from "./CheckoutGroupCard/CheckoutGroupCard.tsx";
export * from "./CheckoutScreen/CheckoutScreen.tsx";
export type { CheckoutRefusal } from "./CheckoutScreen/use-checkout-messages.ts";
export * from "./DeliveryLine/DeliveryLine.tsx";
export * from "./DeliveryPicker/DeliveryPicker.tsx";
export * from "./OrderSummary/OrderSummary.tsx";
export * from "./PaymentMethodPicker/PaymentMethodPicker.tsx";
export * from "./PaymentResultScreen/PaymentResultScreen.tsx";
export {
  resultOfPayment,
  type PaymentResult,
  type ResultOrder,
} from "./PaymentResultScreen/payment-result.ts";
export * from "./PlaceOrderBar/PlaceOrderBar.tsx";
export * from "./PriceLine/PriceLine.tsx";
export * from "./VatDialog/VatDialog.tsx";
export * from "./VatSection/VatSection.tsx";
