export { CatalogFailed, type CatalogFailedProps } from "./CatalogFailed.tsx";
