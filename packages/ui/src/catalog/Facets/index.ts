export { Facets, type FacetsProps } from "./Facets.tsx";
export type { FacetName } from "./facet-choices.ts";
