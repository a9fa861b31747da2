export { ReviewItemScreen, type ReviewItemScreenProps } from "./ReviewItemScreen.tsx";
