export { FilterForm, type FilterFormProps } from "./FilterForm.tsx";
export { SortForm, type SortFormProps } from "./SortForm.tsx";
