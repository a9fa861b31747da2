import { NetworkError, type Attachment } from "@sen/api";

/** Hands a fetched file to the browser's downloads. The ending follows from the file's type. */
export function saveBlob(blob: Blob, name: string): void {
  const ending = blob.type.split("/")[1]?.replace("jpeg", "jpg");
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = ending ? `${name}.${ending}` : name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Saves a file of a return under a name: its address is signed and needs no token. Throws when it can't be had. */
export async function downloadAttachment({ source }: Attachment, name: string): Promise<undefined> {
  const response = await fetch(source).catch((cause: unknown) => {
    throw new NetworkError("The file could not be fetched.", { cause });
  });
  if (!response.ok) throw new Error(`The file answered ${response.status}.`);
  saveBlob(await response.blob(), name);
}
