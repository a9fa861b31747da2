export { deliveryIcons } from "./deliveryIcons.ts";
export { DeliveryPicker, type DeliveryPickerProps } from "./DeliveryPicker.tsx";
export { useDeliveryTimes } from "./useDeliveryTimes.ts";
