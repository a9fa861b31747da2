export { CheckoutGroupCard, type CheckoutGroupCardProps } from "./CheckoutGroupCard.tsx";
