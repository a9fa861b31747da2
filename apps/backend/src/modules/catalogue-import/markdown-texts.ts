import type pg from "pg";
import { photoUrl } from "../../pictures/photos.ts";
import { maxLength } from "../../database/schema/max-length.ts";
import { movePictures, picturesIn, renderArticle } from "../blog/index.ts";
import type { Wanted } from "./columns.ts";
import type { Faults } from "./faults.ts";
import { isPictureName } from "./picture-column.ts";
import type { Staged } from "./stage.ts";
import { presentColumns, stageOf } from "./table.ts";

const HTML_MAX = maxLength("Blog", "html");
/** Texts kept in memory at a time. */
const BATCH = 50;

interface Text {
  line: number;
  text: string;
}

/** Adds the pictures named in a column of Markdown to those to prepare. */
export async function namePicturesOfTexts(
  client: pg.ClientBase,
  stage: string,
  { file, column }: { file: string; column: string },
): Promise<void> {
  for await (const { line, text } of textsOf(client, stage, column)) {
    await client.query(
      `insert into import_photos (name, file, line, "column") select unnest($1::text[]), $2, $3, $4 on conflict do nothing`,
      [picturesIn(text).filter(isPictureName), file, line, column],
    );
  }
}

/** Replaces the names of pictures in Markdown by their URLs. */
export async function prepareTexts(
  client: pg.ClientBase,
  staged: readonly Staged[],
  faults: Faults,
): Promise<void> {
  for (const { table, present, file } of staged) {
    for (const [column, { isMarkdown, wanted }] of presentColumns(table, present)) {
      if (!isMarkdown) continue;
      for await (const { line, text } of textsOf(client, stageOf(table), column)) {
        const { moved, fault } = await prepareText(client, text, wanted);
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

/** The text with URLs, or its fault. Faults of its pictures themselves are reported already. */
async function prepareText(
  client: pg.ClientBase,
  text: string,
  wanted: Wanted,
): Promise<{ moved: string; fault?: { found: string; wanted: Wanted } }> {
  const names = picturesIn(text);
  const misnamed = names.find((name) => !isPictureName(name));
  if (misnamed !== undefined) return { moved: text, fault: { found: misnamed, wanted: { code: "picture" } } };
  const { rows } = await client.query<{ name: string; url: string }>(
    "select name, url from import_photos where name = any($1) and url is not null",
    [names],
  );
  const addresses = new Map(rows.map(({ name, url }) => [name, url]));
  if (names.some((name) => !addresses.has(name))) return { moved: text };
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
