import parseRange, { type Range } from "range-parser";

/**
 * Reads a `Range` header for a file of `size` bytes, first and last byte: null where the whole file is to be sent (no header,
 * several parts, another unit), `"unsatisfiable"` where nothing of the file is meant.
 */
export function readRange(header: string | undefined, size: number): Range | "unsatisfiable" | null {
  const asked = header?.trim() ?? "";
  if (!asked.startsWith("bytes=")) return null;
  const ranges = parseRange(size, asked);
  if (ranges === -1) return "unsatisfiable";
  if (ranges === -2) return null;
  return ranges.length === 1 ? (ranges[0] ?? null) : null;
}
