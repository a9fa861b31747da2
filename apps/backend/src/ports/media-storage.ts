import type { Readable } from "node:stream";

/** The storage did not respond, or asks to be tried again later. */
export class StorageUnavailable extends Error {
  override readonly name = "StorageUnavailable";
}

/** Stores uploaded files under keys, which are relative paths such as `ab/abcdef…/original.jpg`. Rejects with `StorageUnavailable` during an outage. */
export interface MediaStorage {
  /** Copies a local file to a key. The file is streamed, so its size does not matter for memory. */
  write: (key: string, path: string, contentType: string) => Promise<void>;
  /** Opens a file or a part of it; null if there is none. `end` is inclusive. */
  read: (key: string, range?: { start: number; end: number }) => Promise<Readable | null>;
  remove: (key: string) => Promise<void>;
}
