/** Largest picture that can be uploaded, in bytes (10 MB). The spec shows no size limits. */
export const IMAGE_MAX_BYTES = 10 * 1024 * 1024;
/** Largest video that can be uploaded, in bytes (100 MB). The spec shows no size limits. */
export const VIDEO_MAX_BYTES = 100 * 1024 * 1024;

/** Most pixels of a picture that is uploaded without a token. Decoding it takes memory by its pixels, not by its bytes. The spec shows no such limit. */
export const GUEST_IMAGE_MAX_PIXELS = 24_000_000;
/** Most pixels of a customer's picture: the largest that phones take. The spec shows no such limit. */
export const CUSTOMER_IMAGE_MAX_PIXELS = 50_000_000;
/** Most pixels of an AVIF, whoever sends it (4K fits): one of its pixels takes up to 30 bytes to decode, of other types 11 at most. */
export const AVIF_IMAGE_MAX_PIXELS = 9_000_000;

/** Picture types that can be uploaded. The spec says "images and videos" without naming formats. */
export const IMAGE_TYPES = ["image/jpeg", "image/png", "image/webp", "image/avif"] as const;
/** Video types that can be uploaded. QuickTime (.mov) is what iPhones record; the server makes it into MP4. */
export const VIDEO_TYPES = ["video/mp4", "video/quicktime", "video/webm"] as const;
export type UploadType = (typeof IMAGE_TYPES)[number] | (typeof VIDEO_TYPES)[number];

/** What a file input for pictures lists as `accept`. Safari hands over the first listed type, a JPEG, in the stead of a HEIC photo. */
export const ACCEPTED_IMAGES = IMAGE_TYPES.join(",");
/** What a file input for pictures and videos lists as `accept`. */
export const ACCEPTED_UPLOADS = [ACCEPTED_IMAGES, ...VIDEO_TYPES].join(",");

export type FileKind = "image" | "video";

/** A file as far as it can be judged before its content is read. `lastModified` in milliseconds since 1970. */
export interface FileFacts {
  name: string;
  /** What the device says; empty where it does not know, as some do for HEIC. */
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

/** Whether a file says that it is a picture or a video that can be uploaded; null for anything else. The server looks at its content. */
export function fileKind(file: Pick<FileFacts, "name" | "type">): FileKind | null {
  const said = saidType(file);
  const known = said === "" ? (typesByExtension[extensionOf(file)] ?? "") : said;
  return Object.hasOwn(kinds, known) ? (kinds[known] ?? null) : null;
}

/**
 * Whether a file says that it is a HEIC photo. Its codec (HEVC) is patented and in no picture library that the shop may
 * pass on, so it is not taken; it has a sentence of its own, for phones make it without their owner's knowing.
 */
export function isHeic(file: Pick<FileFacts, "name" | "type">): boolean {
  const said = saidType(file);
  return said === "" ? /^hei[cf]$/.test(extensionOf(file)) : /^image\/hei[cf](-sequence)?$/.test(said);
}

const saidType = ({ type }: Pick<FileFacts, "type">) => type.toLowerCase().split(";")[0]?.trim() ?? "";
const extensionOf = ({ name }: Pick<FileFacts, "name">) =>
  /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? "";

/** The most bytes that a file of this kind may have. */
export function maxBytes(kind: FileKind): number {
  return kind === "image" ? IMAGE_MAX_BYTES : VIDEO_MAX_BYTES;
}

/** The most pixels that a picture of this type may have, all its frames together. `isGuest`: it came without a token. */
export function maxPixels(type: UploadType, isGuest: boolean): number {
  const most = isGuest ? GUEST_IMAGE_MAX_PIXELS : CUSTOMER_IMAGE_MAX_PIXELS;
  return type === "image/avif" ? Math.min(most, AVIF_IMAGE_MAX_PIXELS) : most;
}

/** What is wrong with a file by itself; the values are text keys. */
export type FileProblem =
  | "aftersales:evidence.invalid_file"
  | "aftersales:evidence.heic"
  | "aftersales:evidence.empty_file"
  | "aftersales:evidence.image_too_large"
  | "aftersales:evidence.video_too_large";

/** What is wrong with a file by itself, or null. Spec §5: images and videos are accepted. */
export function fileProblem(file: FileFacts): FileProblem | null {
  if (isHeic(file)) return "aftersales:evidence.heic";
  const kind = fileKind(file);
  if (kind === null) return "aftersales:evidence.invalid_file";
  if (file.size <= 0) return "aftersales:evidence.empty_file";
  if (file.size <= maxBytes(kind)) return null;
  return kind === "image" ? "aftersales:evidence.image_too_large" : "aftersales:evidence.video_too_large";
}
