import { Picture } from "../../primitives/Picture/Picture.tsx";
import type { MediaItem } from "../MediaViewer/index.ts";
import { STAGE_SIZES } from "./gallery-preload.ts";

interface StagePictureProps {
  /** The picture. */
  item: Pick<MediaItem, "url" | "alt">;
  /** It is what the page's first paint waits for. */
  priority?: boolean;
}

/** A picture as large as the gallery's stage. */
export function StagePicture({ item: { url, alt }, priority = false }: StagePictureProps) {
  return <Picture src={url} alt={alt} sizes={STAGE_SIZES} widest={1280} priority={priority} />;
}
