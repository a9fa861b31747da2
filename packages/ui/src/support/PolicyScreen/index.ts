export { PolicyScreen, type PolicyScreenProps } from "./PolicyScreen.tsx";
