export { FilterForm } from "./FilterForm.tsx";
export { SortForm } from "./SortForm.tsx";
