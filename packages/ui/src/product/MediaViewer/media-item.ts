import type { ProductMedia } from "@sen/api";

/** A picture or video to look at: `ProductMedia`, or a review's with a sentence that says what it is. */
export interface MediaItem extends Pick<ProductMedia, "id" | "type" | "url" | "thumbnail_url" | "alt"> {
  /** Of a video, HD first. */
  sources: readonly (Pick<ProductMedia["sources"][number], "quality" | "url"> & { height: number })[];
}
