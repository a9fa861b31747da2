import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * Draws a picture or encodes a video into a folder, and returns its facts. If a dry run or an interrupted import has done so before, returns
 * those facts.
 */
export async function drawnOnce<Facts>(folder: string, draw: () => Promise<Facts>): Promise<Facts> {
  // Written last: if it exists, so do all the files.
  const path = join(folder, "facts.json");
  const known = await readFile(path, "utf8")
    .then((facts) => JSON.parse(facts) as Facts)
    .catch(() => null);
  if (known !== null) return known;
  await mkdir(folder, { recursive: true });
  const facts = await draw();
  await writeFile(path, JSON.stringify(facts));
  return facts;
}
