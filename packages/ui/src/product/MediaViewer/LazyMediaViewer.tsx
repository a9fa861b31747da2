import { lazyDialog } from "../../lazy-part/index.ts";

/** The full-screen viewer, whose code is loaded when it is first opened. */
export const LazyMediaViewer = lazyDialog(() =>
  import("./MediaViewer.tsx").then((module) => module.MediaViewer),
);
