export { PaymentMethodPicker, type PaymentMethodPickerProps } from "./PaymentMethodPicker.tsx";
export { chosenPayment, paymentIcon } from "./payment-icons.ts";
