export { lazyDialog, lazyPart, type LazyPart, type LazyPartOptions, type PartFailure } from "./lazy-part.tsx";
