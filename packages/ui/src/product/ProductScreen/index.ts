export { ProductScreen, type ProductPage, type ProductScreenProps } from "./ProductScreen.tsx";
