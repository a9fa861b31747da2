import type { Readable } from "node:stream";

/** Keeps uploaded files, by a key that is a relative path such as `ab/abcdef…/original.jpg`. */
export interface MediaStorage {
  /** Stores a file of this machine under a key; the file itself stays. Whatever its size, little of it is in memory. */
  write: (key: string, path: string, contentType: string) => Promise<void>;
  /** Opens a file, or a part of it; null when there is none. `end` is the last byte that is read. */
  read: (key: string, range?: { start: number; end: number }) => Promise<Readable | null>;
  remove: (key: string) => Promise<void>;
}
