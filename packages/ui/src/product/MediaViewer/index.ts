export { LazyMediaViewer } from "./LazyMediaViewer.tsx";
export type { MediaItem } from "./mediaItem.ts";
