export { LanguageScreen, type LanguageScreenProps } from "./LanguageScreen.tsx";
