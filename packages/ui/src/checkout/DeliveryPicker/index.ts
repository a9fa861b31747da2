export { deliveryIcons } from "./delivery-icons.ts";
export { DeliveryPicker, type DeliveryPickerProps } from "./DeliveryPicker.tsx";
export { useDeliveryTimes } from "./use-delivery-times.ts";
