import type { Attachment } from "@sen/api";
import { saveBlob } from "./save-blob.ts";

/** Saves a file of a return under a name: its address is signed and needs no token. Throws when it can't be had. */
export async function downloadAttachment({ source }: Attachment, name: string): Promise<void> {
  const response = await fetch(source);
  if (!response.ok) throw new Error(`The file answered ${response.status}.`);
  saveBlob(await response.blob(), name);
}
