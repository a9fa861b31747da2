import type { FileHandle } from "node:fs/promises";
import { refusedFile } from "./refusal.ts";

const ZEROS = Buffer.alloc(64 * 1024);

/** Reads exactly these bytes; a file that ends before is broken. */
export async function readExactly(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  const { bytesRead } = await file.read(bytes, 0, length, position);
  if (bytesRead < length) throw refusedFile("FILE_BROKEN");
  return bytes;
}

/** Overwrites a part of a file with zeros. */
export async function blank(file: FileHandle, start: number, end: number): Promise<void> {
  for (let at = start; at < end; at += ZEROS.length) {
    await file.write(ZEROS, 0, Math.min(ZEROS.length, end - at), at);
  }
}

/** What a video's container says about it. */
export interface VideoFacts {
  /** Pixels, upright. */
  width: number;
  height: number;
  /** Milliseconds; null where the container does not say. */
  durationMs: number | null;
}
