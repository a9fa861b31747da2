import type { FileKind, UploadType } from "@sen/domain";

/** Bytes from the beginning of a file that decide its type. */
export const HEAD_BYTES = 64;

const heicBrands = new Set(["heic", "heix", "hevc", "hevx", "heim", "heis", "mif1", "msf1"]);
/** What an iPhone records. */
const QUICKTIME_BRAND = "qt  ";
const mp4Brands = new Set([
  "isom",
  "iso2",
  "iso3",
  "iso4",
  "iso5",
  "iso6",
  "mp41",
  "mp42",
  "avc1",
  "M4V ",
  "MSNV",
  "dash",
]);

/** What a file is by its first bytes, whatever its name and its sender say; null for anything that is not taken. HEIC is not, and is known. */
export function typeOfContent(head: Buffer): UploadType | "image/heic" | null {
  if (head.length < 12) return null;
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return "image/jpeg";
  if (head.subarray(0, 8).equals(pngSignature)) return "image/png";
  if (ascii(head, 0, 4) === "RIFF" && ascii(head, 8, 12) === "WEBP") return "image/webp";
  if (head.readUInt32BE(0) === 0x1a45dfa3) return "video/webm";
  return ascii(head, 4, 8) === "ftyp" ? typeOfBrands(head) : null;
}

/** Whether a type is of pictures or of videos. */
export function kindOfType(type: UploadType): FileKind {
  return type.startsWith("image/") ? "image" : "video";
}

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const ascii = (bytes: Buffer, from: number, to: number) => bytes.toString("latin1", from, to);

/** Pictures and videos of the ISO container name their brands in its first box. */
function typeOfBrands(head: Buffer): UploadType | "image/heic" | null {
  const end = Math.min(head.readUInt32BE(0), head.length);
  const brands = [ascii(head, 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(ascii(head, at, at + 4));
  const has = (known: ReadonlySet<string>) => brands.some((brand) => known.has(brand));
  if (brands.includes("avif") || brands.includes("avis")) return "image/avif";
  if (has(heicBrands)) return "image/heic";
  if (has(mp4Brands)) return "video/mp4";
  return brands.includes(QUICKTIME_BRAND) ? "video/quicktime" : null;
}
