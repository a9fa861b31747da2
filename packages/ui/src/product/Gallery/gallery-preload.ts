import { pictureSrcSet, pictureUrl } from "@sen/domain";

/** How wide the main stage is, as in HTML. */
export const STAGE_SIZES = "(min-width: 1280px) 560px, (min-width: 1024px) 46vw, 100vw";

/** What a `<link rel="preload" as="image">` needs for the picture that a product's first paint waits for. */
export interface PicturePreload {
  href: string;
  imageSrcSet: string;
  imageSizes: string;
  type: string;
}

/** The preload of a gallery's first picture, at the very address that the gallery asks for; null where there is none. */
export function galleryPreload(url: string): PicturePreload | null {
  const imageSrcSet = pictureSrcSet(url, "avif", 1280);
  if (imageSrcSet === null) return null;
  return { href: pictureUrl(url, 640, "avif"), imageSrcSet, imageSizes: STAGE_SIZES, type: "image/avif" };
}
