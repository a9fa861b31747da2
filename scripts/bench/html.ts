import { Agent } from "node:http";
import type { Figure } from "./figures.ts";
import { askPage, htmlOf } from "./page-request.ts";

/** The HTML of the pages in bytes: as sent to a browser, and unpacked. */
export async function measureHtml(url: string, pages: Record<string, string>): Promise<Figure[]> {
  const agent = new Agent();
  const figures: Figure[] = [];
  for (const [name, path] of Object.entries(pages)) {
    const answer = await askPage(url + path, agent);
    const unpacked = Buffer.byteLength(htmlOf(answer));
    figures.push({
      what: `${name}: HTML as sent`,
      value: answer.body.length / 1_000,
      unit: "kB",
      note: `${answer.headers["content-encoding"]}, ${Math.round(unpacked / 1_000)} kB unpacked`,
    });
  }
  return figures;
}
