export { PaymentMethodPicker, type PaymentMethodPickerProps } from "./PaymentMethodPicker.tsx";
export { chosenPayment, paymentIcons } from "./payment-icons.ts";
