/** Available widths of catalogue pictures, in pixels. */
export const PICTURE_WIDTHS = [160, 320, 480, 640, 960, 1280] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** Available formats of catalogue pictures, smallest first. */
export const PICTURE_FORMATS = ["avif", "webp"] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** Whether a picture URL has renditions: one with a file extension, or a data or blob URL, is used unchanged. */
export function hasRenditions(url: string): boolean {
  return url !== "" && !/\.[a-z0-9]{2,5}$/i.test(url.split(/[?#]/)[0] ?? "") && !/^(data|blob):/i.test(url);
}

/** The URL of a rendition: `/media/catalog/1042/320.avif`. */
export function pictureUrl(url: string, width: PictureWidth, format: PictureFormat = "webp"): string {
  return hasRenditions(url) ? `${url}/${String(width)}.${format}` : url;
}

/** The `srcset` of a format up to a width; null for a URL without renditions. */
export function pictureSrcSet(
  url: string,
  format: PictureFormat,
  widest: PictureWidth = 1280,
): string | null {
  if (!hasRenditions(url)) return null;
  return PICTURE_WIDTHS.filter((width) => width <= widest)
    .map((width) => `${pictureUrl(url, width, format)} ${String(width)}w`)
    .join(", ");
}
