export { PaymentMethodPicker, type PaymentMethodPickerProps } from "./PaymentMethodPicker.tsx";
export { paymentIcons } from "./paymentIcons.ts";
