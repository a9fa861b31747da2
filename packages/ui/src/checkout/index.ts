export { CheckoutGroupCard, type CheckoutGroupCardProps } from "./CheckoutGroupCard/CheckoutGroupCard.tsx";
export {
  CheckoutScreen,
  type CheckoutRequest,
  type CheckoutScreenProps,
} from "./CheckoutScreen/CheckoutScreen.tsx";
export type { CheckoutRefusal } from "./CheckoutScreen/use-checkout-messages.ts";
export { DeliveryLine, type DeliveryLineProps } from "./DeliveryLine/DeliveryLine.tsx";
export {
  deliveryIcons,
  useDeliveryTimes,
  DeliveryPicker,
  type DeliveryPickerProps,
} from "./DeliveryPicker/DeliveryPicker.tsx";
export { OrderSummary, type OrderSummaryProps } from "./OrderSummary/OrderSummary.tsx";
export {
  PaymentMethodPicker,
  chosenPayment,
  paymentIcons,
  type PaymentMethodPickerProps,
} from "./PaymentMethodPicker/PaymentMethodPicker.tsx";
export {
  PaymentResultScreen,
  type PaymentResultRequest,
  type PaymentResultScreenProps,
} from "./PaymentResultScreen/PaymentResultScreen.tsx";
export {
  resultOfPayment,
  type PaymentResult,
  type ResultOrder,
} from "./PaymentResultScreen/payment-result.ts";
export { PlaceOrderBar, type PlaceOrderBarProps } from "./PlaceOrderBar/PlaceOrderBar.tsx";
export { PriceLine, PriceLines, type PriceLineProps, type PriceLinesProps } from "./PriceLine/PriceLine.tsx";
export { VatDialog, type VatDialogProps } from "./VatDialog/VatDialog.tsx";
export { VatSection, type VatSectionProps } from "./VatSection/VatSection.tsx";
