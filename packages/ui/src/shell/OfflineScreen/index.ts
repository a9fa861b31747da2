export { OfflineScreen, type KeptPage, type OfflineScreenProps } from "./OfflineScreen.tsx";
