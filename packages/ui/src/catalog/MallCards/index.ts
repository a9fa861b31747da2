export { MallCards, type MallCardsProps } from "./MallCards.tsx";
