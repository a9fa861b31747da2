import { lazyPart } from "../lazyPart.ts";
import { useMissingPart } from "../useMissingPart.ts";
import type { MediaViewerProps } from "./MediaViewer.tsx";

const Viewer = lazyPart<MediaViewerProps>(() =>
  import("./MediaViewer.tsx").then((module) => module.MediaViewer),
);

/** The full-screen viewer, whose code comes when it is first opened. */
export function LazyMediaViewer(props: MediaViewerProps) {
  return <Viewer part={props} onMissing={useMissingPart(props.onClose)} />;
}
