export { CartGroupCard, type CartGroupCardProps } from "./CartGroupCard.tsx";
