export { ProductListScreen, type ProductListScreenProps } from "./ProductListScreen.tsx";
