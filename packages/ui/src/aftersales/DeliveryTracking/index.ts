export { DeliveryTracking, type DeliveryTrackingProps } from "./DeliveryTracking.tsx";
