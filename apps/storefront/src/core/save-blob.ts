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
