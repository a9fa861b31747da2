import type { MediaRendition } from "../../database/schema/index.ts";
import type { JobServices } from "../../jobs/job-handler.ts";
import { queueFileDeletion } from "./delete-files.ts";
import { extensionOf } from "./links.ts";

/** One form of a file, before it is stored. */
export interface Form {
  name: MediaRendition["name"];
  path: string;
  contentType: string;
  /** Bytes. */
  size: number;
  width: number;
  height: number;
}

/** Storage prefix of a file's forms. */
export function placeOf(id: string): string {
  return `${id.slice(0, 2)}/${id}`;
}

/** Writes a file's forms to storage. If a write fails, deletes them all, the failed one too: only its response may have been lost. */
export async function storeForms(
  { db, mediaStorage }: Pick<JobServices, "db" | "mediaStorage">,
  place: string,
  forms: readonly Form[],
): Promise<MediaRendition[]> {
  const stored: MediaRendition[] = [];
  try {
    for (const { name, path, contentType, ...rest } of forms) {
      const storage_key = `${place}/${name}.${extensionOf(contentType)}`;
      stored.push({ name, storage_key, content_type: contentType, ...rest });
      await mediaStorage.write(storage_key, path, contentType);
    }
    return stored;
  } catch (error) {
    await queueFileDeletion(db, stored).catch(() => undefined); // The write's error says more.
    throw error;
  }
}
