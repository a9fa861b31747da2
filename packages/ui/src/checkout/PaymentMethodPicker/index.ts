export { PaymentMethodPicker, type PaymentMethodPickerProps } from "./PaymentMethodPicker.tsx";
export { paymentIcons } from "./payment-icons.ts";
