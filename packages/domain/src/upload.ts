/** Largest picture that can be uploaded, in bytes (10 MB). The spec shows no size limits. */
export const IMAGE_MAX_BYTES = 10 * 1024 * 1024;
/** Largest video that can be uploaded, in bytes (100 MB). The spec shows no size limits. */
export const VIDEO_MAX_BYTES = 100 * 1024 * 1024;

/** Most pixels of a picture that is uploaded without a token. Decoding it takes memory by its pixels, not by its bytes. The spec shows no such limit. */
export const GUEST_IMAGE_MAX_PIXELS = 24_000_000;
/** Most pixels of a customer's picture: the largest that phones take. The spec shows no such limit. */
export const CUSTOMER_IMAGE_MAX_PIXELS = 50_000_000;
/** Most pixels of an AVIF or HEIC, whoever sends it: one of their pixels takes up to 30 bytes to decode, of other types 11 at most. */
export const HEIF_IMAGE_MAX_PIXELS = 24_000_000;

/** Picture types that can be uploaded. The spec says "images and videos" without naming formats. */
export const IMAGE_TYPES = ["image/jpeg", "image/png", "image/webp", "image/avif", "image/heic"] as const;
/** Video types that can be uploaded. */
export const VIDEO_TYPES = ["video/mp4", "video/webm"] as const;
export type UploadType = (typeof IMAGE_TYPES)[number] | (typeof VIDEO_TYPES)[number];

/**
 * What a file input for pictures lists as `accept`. HEIC is not in it: only some servers have its codec, and Safari hands
 * over the first listed type, a JPEG, in its stead. One that is dropped or sent all the same is for the server to judge.
 */
export const ACCEPTED_IMAGES = IMAGE_TYPES.filter((type) => type !== "image/heic").join(",");
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
  heic: "image/heic",
  heif: "image/heic",
  mp4: "video/mp4",
  m4v: "video/mp4",
  webm: "video/webm",
};

const kinds: Readonly<Record<string, FileKind>> = Object.fromEntries([
  ...IMAGE_TYPES.map((type) => [type, "image"] as const),
  ...VIDEO_TYPES.map((type) => [type, "video"] as const),
]);

/** Whether a file says that it is a picture or a video that can be uploaded; null for anything else. The server looks at its content. */
export function fileKind({ name, type }: Pick<FileFacts, "name" | "type">): FileKind | null {
  const said = type.toLowerCase().split(";")[0]?.trim() ?? "";
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? "";
  const known =
    said === "" ? (typesByExtension[extension] ?? "") : said === "image/heif" ? "image/heic" : said;
  return Object.hasOwn(kinds, known) ? (kinds[known] ?? null) : null;
}

/** The most bytes that a file of this kind may have. */
export function maxBytes(kind: FileKind): number {
  return kind === "image" ? IMAGE_MAX_BYTES : VIDEO_MAX_BYTES;
}

/** The most pixels that a picture of this type may have, all its frames together. `isGuest`: it came without a token. */
export function maxPixels(type: UploadType, isGuest: boolean): number {
  const most = isGuest ? GUEST_IMAGE_MAX_PIXELS : CUSTOMER_IMAGE_MAX_PIXELS;
  return type === "image/avif" || type === "image/heic" ? Math.min(most, HEIF_IMAGE_MAX_PIXELS) : most;
}

/** What is wrong with a file by itself; the values are text keys. */
export type FileProblem =
  | "aftersales:evidence.invalid_file"
  | "aftersales:evidence.empty_file"
  | "aftersales:evidence.image_too_large"
  | "aftersales:evidence.video_too_large";

/** What is wrong with a file by itself, or null. Spec §5: images and videos are accepted. */
export function fileProblem(file: FileFacts): FileProblem | null {
  const kind = fileKind(file);
  if (kind === null) return "aftersales:evidence.invalid_file";
  if (file.size <= 0) return "aftersales:evidence.empty_file";
  if (file.size <= maxBytes(kind)) return null;
  return kind === "image" ? "aftersales:evidence.image_too_large" : "aftersales:evidence.video_too_large";
}
