export { OrderCard, type OrderCardProps } from "./OrderCard.tsx";
export { OrderCardSkeleton } from "./OrderCardSkeleton.tsx";
export { OrderLine, type OrderLineProps } from "./OrderLine.tsx";
export type { OrderCardSteps } from "./MainStepButton.tsx";
