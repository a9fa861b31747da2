import parseRange, { type Range } from "range-parser";

/**
 * Parses a `Range` header for a file of `size` bytes into its first and last byte. Null if the whole file is to be sent (no header,
 * several ranges, another unit); `"unsatisfiable"` if the range lies outside the file.
 */
export function readRange(header: string | undefined, size: number): Range | "unsatisfiable" | null {
  const asked = header?.trim() ?? "";
  if (!asked.startsWith("bytes=")) return null;
  const ranges = parseRange(size, asked);
  if (ranges === -1) return "unsatisfiable";
  if (ranges === -2) return null;
  return ranges.length === 1 ? (ranges[0] ?? null) : null;
}
