import type pg from "pg";
import { photoUrl } from "../../pictures/photos.ts";
import { maxLength } from "../../database/schema/max-length.ts";
import { movePictures, picturesIn, renderArticle } from "../blog/index.ts";
import type { Wanted } from "./columns.ts";
import type { Faults } from "./faults.ts";
import { preparePhotoNamed, type PhotoRooms } from "./photos.ts";
import { isPictureName } from "./picture-column.ts";
import type { Staged } from "./stage.ts";
import { stageOf } from "./table.ts";

const HTML_MAX = maxLength("Blog", "html");
/** Texts kept in memory at a time. */
const BATCH = 50;

interface Text {
  line: number;
  text: string;
}

/** Prepares the pictures named in Markdown, and replaces their names by URLs. */
export async function prepareTexts(
  client: pg.ClientBase,
  staged: readonly Staged[],
  rooms: PhotoRooms,
  faults: Faults,
): Promise<void> {
  for (const { table, present, file } of staged) {
    for (const [column, { isMarkdown, wanted }] of Object.entries(table.columns)) {
      if (!isMarkdown || !present.includes(column)) continue;
      for await (const { line, text } of textsOf(client, stageOf(table), column)) {
        const { moved, fault } = await prepareText(client, { text, file, line }, rooms, wanted);
        if (fault) faults.add({ file, line, column, ...fault });
        else if (moved !== text) {
          await client.query(`update ${stageOf(table)} set ${column} = $1 where line = $2`, [moved, line]);
        }
      }
    }
  }
}

async function* textsOf(client: pg.ClientBase, stage: string, column: string): AsyncGenerator<Text> {
  for (let last = 0; ;) {
    const { rows } = await client.query<Text>(
      `select line, ${column} as text from ${stage} where line > $1 and ${column} is not null order by line limit ${BATCH}`,
      [last],
    );
    yield* rows;
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.line ?? last;
  }
}

/** The text with URLs, or its fault. */
async function prepareText(
  client: pg.ClientBase,
  { text, file, line }: Text & { file: string },
  rooms: PhotoRooms,
  wanted: Wanted,
): Promise<{ moved: string; fault?: { found: string; wanted: Wanted } }> {
  const addresses = new Map<string, string>();
  for (const name of new Set(picturesIn(text))) {
    const photo = isPictureName(name)
      ? await preparePhotoNamed(client, { name, file, line }, rooms)
      : { wanted: { code: "picture" } as const };
    if ("wanted" in photo) return { moved: text, fault: { found: name, wanted: photo.wanted } };
    addresses.set(name, photo.url);
  }
  const moved = movePictures(text, (name) => addresses.get(name) ?? name);
  const rendered = renderedOf(moved);
  if (!rendered) return { moved, fault: { found: text.slice(0, 40), wanted } };
  const { html, pictures } = rendered;
  const poor = pictures.find((one) => !one.href.startsWith(photoUrl("")) || one.text.trim() === "");
  if (poor) {
    const [name = poor.href] = [...addresses].find(([, url]) => url === poor.href) ?? [];
    return { moved, fault: { found: name, wanted } };
  }
  if (html.length > HTML_MAX) return { moved, fault: { found: text.slice(0, 40), wanted } };
  return { moved };
}

/** The rendered text; null if it is nested too deeply. */
function renderedOf(text: string): ReturnType<typeof renderArticle> | null {
  try {
    return renderArticle(text, "en");
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
