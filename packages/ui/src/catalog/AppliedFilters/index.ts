export { AppliedFilters, cleared, type AppliedFiltersProps } from "./AppliedFilters.tsx";
