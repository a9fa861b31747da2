export { firstSign } from "./first-sign.ts";
export { HYDRATED_EVENT } from "./hydrated-event.ts";
export { lateSection } from "./late-section.tsx";
export { lazyDialog, lazyPart, type LazyPart, type LazyPartOptions, type PartFailure } from "./lazy-part.tsx";
