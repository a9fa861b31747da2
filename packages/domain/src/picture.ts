/** The widths that a catalogue picture is kept in, in pixels. */
export const PICTURE_WIDTHS = [160, 320, 480, 640, 960, 1280] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** The formats of a catalogue picture, the smaller first. */
export const PICTURE_FORMATS = ["avif", "webp"] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** Whether an address has renditions: one that ends in a file extension is used as it is. */
export function hasRenditions(url: string): boolean {
  return url !== "" && !/\.[a-z0-9]{2,5}$/i.test(url.split(/[?#]/)[0] ?? "") && !/^(data|blob):/i.test(url);
}

/** The narrowest kept width that fills `wanted` pixels, or the widest there is. */
export function renditionWidth(wanted: number): PictureWidth {
  return PICTURE_WIDTHS.find((width) => width >= wanted) ?? 1280;
}

/** The address of one rendition: `/media/catalog/1042/320.avif`. */
export function pictureUrl(url: string, width: PictureWidth, format: PictureFormat = "webp"): string {
  return hasRenditions(url) ? `${url}/${String(width)}.${format}` : url;
}

/** The `srcset` of a format up to a width, or null for an address without renditions. */
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
