export { Facets, type FacetsProps } from "./Facets.tsx";
export type { FacetName } from "./facetChoices.ts";
