export { OrderPicker, type OrderPickerProps } from "./OrderPicker.tsx";
