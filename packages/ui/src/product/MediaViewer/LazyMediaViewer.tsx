import { lazyDialog } from "../../lazy-part/index.ts";

/** The full-screen viewer. Its code loads when it is first opened. */
export const LazyMediaViewer = lazyDialog(() =>
  import("./MediaViewer.tsx").then((module) => module.MediaViewer),
);
