/** Maximum size of an uploaded picture, in bytes (10 MB). The spec shows no size limits. */
export const IMAGE_MAX_BYTES = 10 * 1024 * 1024;
/** Maximum size of an uploaded video, in bytes (100 MB). The spec shows no size limits. */
export const VIDEO_MAX_BYTES = 100 * 1024 * 1024;

/** Maximum pixels of a picture uploaded without a token. Decoding takes memory by pixels, not by bytes. The spec shows no such limit. */
export const GUEST_IMAGE_MAX_PIXELS = 24_000_000;
/** Maximum pixels of a customer's picture: the largest that phones take. The spec shows no such limit. */
export const CUSTOMER_IMAGE_MAX_PIXELS = 50_000_000;
/** Maximum pixels of an AVIF from anyone (4K fits): decoding takes up to 30 bytes per pixel, for other types at most 11. */
export const AVIF_IMAGE_MAX_PIXELS = 9_000_000;

/** Accepted picture types. The spec says "images and videos" without naming formats. */
export const IMAGE_TYPES = ["image/jpeg", "image/png", "image/webp", "image/avif"] as const;
/** Accepted video types. iPhones record QuickTime (.mov), which the server converts to MP4. */
const VIDEO_TYPES = ["video/mp4", "video/quicktime", "video/webm"] as const;
export type UploadType = (typeof IMAGE_TYPES)[number] | (typeof VIDEO_TYPES)[number];

/** The `accept` attribute of a file input for pictures. Safari converts a HEIC photo to the first type listed, JPEG. */
export const ACCEPTED_IMAGES = IMAGE_TYPES.join(",");
/** The `accept` attribute of a file input for pictures and videos. */
export const ACCEPTED_UPLOADS = [ACCEPTED_IMAGES, ...VIDEO_TYPES].join(",");

export type FileKind = "image" | "video";

/** What is known of a file before its content is read. `lastModified` in ms since 1970. */
export interface FileFacts {
  name: string;
  /** The MIME type reported by the device; empty if unknown, as for HEIC on some devices. */
  type: string;
  /** Bytes. */
  size: number;
  lastModified?: number;
}

const typesByExtension: Readonly<Record<string, UploadType>> = {
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  avif: "image/avif",
  mp4: "video/mp4",
  m4v: "video/mp4",
  mov: "video/quicktime",
  webm: "video/webm",
};

const kinds: Readonly<Record<string, FileKind>> = Object.fromEntries([
  ...IMAGE_TYPES.map((type) => [type, "image"] as const),
  ...VIDEO_TYPES.map((type) => [type, "video"] as const),
]);

/** The kind of a file by its reported type or extension; null if it is not accepted. The server checks the content. */
export function fileKind(file: Pick<FileFacts, "name" | "type">): FileKind | null {
  const said = saidType(file);
  const known = said === "" ? (typesByExtension[extensionOf(file)] ?? "") : said;
  return Object.hasOwn(kinds, known) ? (kinds[known] ?? null) : null;
}

/**
 * Whether a file is a HEIC photo by its reported type or extension. Its codec (HEVC) is patented and missing from all picture libraries
 * that the shop may distribute, so it is refused; with a message of its own, because phones use it without their owners knowing.
 */
export function isHeic(file: Pick<FileFacts, "name" | "type">): boolean {
  const said = saidType(file);
  return said === "" ? /^hei[cf]$/.test(extensionOf(file)) : /^image\/hei[cf](-sequence)?$/.test(said);
}

const saidType = ({ type }: Pick<FileFacts, "type">) => type.toLowerCase().split(";")[0]?.trim() ?? "";
const extensionOf = ({ name }: Pick<FileFacts, "name">) =>
  /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? "";

/** Maximum size of a file of this kind, in bytes. */
export function maxBytes(kind: FileKind): number {
  return kind === "image" ? IMAGE_MAX_BYTES : VIDEO_MAX_BYTES;
}

/** Maximum pixels of a picture of this type, over all frames. `isGuest`: uploaded without a token. */
export function maxPixels(type: UploadType, isGuest: boolean): number {
  const most = isGuest ? GUEST_IMAGE_MAX_PIXELS : CUSTOMER_IMAGE_MAX_PIXELS;
  return type === "image/avif" ? Math.min(most, AVIF_IMAGE_MAX_PIXELS) : most;
}

/** Why a file is refused; the values are text keys. */
export type FileProblem =
  | "aftersales:evidence.invalid_file"
  | "aftersales:evidence.heic"
  | "aftersales:evidence.empty_file"
  | "aftersales:evidence.image_too_large"
  | "aftersales:evidence.video_too_large";

/** Why a file is refused, or null. Spec §5: images and videos are accepted. */
export function fileProblem(file: FileFacts): FileProblem | null {
  if (isHeic(file)) return "aftersales:evidence.heic";
  const kind = fileKind(file);
  if (kind === null) return "aftersales:evidence.invalid_file";
  if (file.size <= 0) return "aftersales:evidence.empty_file";
  if (file.size <= maxBytes(kind)) return null;
  return kind === "image" ? "aftersales:evidence.image_too_large" : "aftersales:evidence.video_too_large";
}
