export { LazyMediaViewer } from "./LazyMediaViewer.tsx";
export type { MediaItem } from "./media-item.ts";
