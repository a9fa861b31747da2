export { FacetsSheet, type FacetsSheetProps } from "./FacetsSheet.tsx";
export { ListToolbar, type ListToolbarProps, type MallFirst } from "./ListToolbar.tsx";
