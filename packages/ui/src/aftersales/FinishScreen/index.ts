export { FinishScreen, type FinishHrefs, type FinishScreenProps } from "./FinishScreen.tsx";
