export { DeliveryEstimate, type DeliveryEstimateProps, type Destination } from "./DeliveryEstimate.tsx";
