export { AppliedFilters, cleared, countApplied, type AppliedFiltersProps } from "./AppliedFilters.tsx";
