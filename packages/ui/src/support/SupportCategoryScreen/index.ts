export { SupportCategoryScreen, type SupportCategoryScreenProps } from "./SupportCategoryScreen.tsx";
