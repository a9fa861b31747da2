export { AccountScreen, type AccountOverview, type AccountScreenProps } from "./AccountScreen.tsx";
