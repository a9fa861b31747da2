import { stat } from "node:fs/promises";
import { resolve, sep } from "node:path";

/** The path of a file in a folder, or null. Its name may be written in any Unicode form: macOS keeps accents apart from their letters. */
export async function fileInFolder(folder: string, name: string): Promise<string | null> {
  const root = resolve(folder);
  for (const form of [name, name.normalize("NFC"), name.normalize("NFD")]) {
    const path = resolve(root, form);
    if (path.startsWith(root + sep) && (await stat(path).catch(() => null))?.isFile()) return path;
  }
  return null;
}
