import type { ProductMedia } from "@sen/api";

/** A picture or video to show: `ProductMedia`, or a review's with an alternative text. */
export interface MediaItem extends Pick<ProductMedia, "id" | "type" | "url" | "thumbnail_url" | "alt"> {
  /** Files of a video, HD first. */
  sources: readonly (Pick<ProductMedia["sources"][number], "quality" | "url"> & { height: number })[];
}
