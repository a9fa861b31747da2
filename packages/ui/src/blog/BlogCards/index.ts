export { BlogCards, type BlogCardsProps } from "./BlogCards.tsx";
