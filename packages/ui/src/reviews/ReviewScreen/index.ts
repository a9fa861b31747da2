export { ReviewScreen, type ReviewScreenProps } from "./ReviewScreen.tsx";
