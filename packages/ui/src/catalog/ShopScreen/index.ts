export { ShopHeader, type ShopHeaderProps } from "./ShopHeader.tsx";
export { ShopScreen, type ShopScreenProps } from "./ShopScreen.tsx";
