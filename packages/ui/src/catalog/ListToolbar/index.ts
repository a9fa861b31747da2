export { FacetsSheet, type FacetsSheetProps } from "./FacetsSheet.tsx";
export { ListToolbar, type ListToolbarProps } from "./ListToolbar.tsx";
