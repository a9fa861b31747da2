import { NetworkError, type Attachment } from "@sen/api";

/** Downloads a blob in the browser. The file extension follows from its MIME type. */
export function saveBlob(blob: Blob, name: string): void {
  const ending = blob.type.split("/")[1]?.replace("jpeg", "jpg");
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = ending ? `${name}.${ending}` : name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Downloads an attachment of a return under the given name. Its URL is signed and needs no token. Throws if it cannot be fetched. */
export async function downloadAttachment({ source }: Attachment, name: string): Promise<undefined> {
  const response = await fetch(source).catch((cause: unknown) => {
    throw new NetworkError("The file could not be fetched.", { cause });
  });
  if (!response.ok) throw new Error(`The file answered ${response.status}.`);
  saveBlob(await response.blob(), name);
}
