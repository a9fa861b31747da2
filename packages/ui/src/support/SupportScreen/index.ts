export { SupportScreen, type FoundQuestions, type SupportScreenProps } from "./SupportScreen.tsx";
