export { MallHeader, type MallHeaderProps } from "./MallHeader.tsx";
export { MallScreen, type MallScreenProps } from "./MallScreen.tsx";
