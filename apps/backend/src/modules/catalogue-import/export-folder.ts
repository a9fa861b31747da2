import type { MediaSource } from "@sen/api";
import { stringify } from "csv-stringify";
import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { StartFailure } from "../../database/failure.ts";
import type { Demonstration } from "../../ports/demonstration.ts";
import type { MediaStorage } from "../../ports/media-storage.ts";
import type { StoredPhoto } from "../../database/schema/index.ts";
import type { PictureRecipe } from "../../pictures/recipe.ts";
import { cataloguePlace } from "../../pictures/photos.ts";
import { readVideo } from "../../pictures/videos.ts";
import { movePictures, picturesIn } from "../blog/index.ts";
import { extensionOf } from "../media/index.ts";
import { ID_LENGTH } from "./photos.ts";
import { cellText, currentOf, type Table } from "./table.ts";
import { tables } from "./tables/index.ts";

/** Options of an export. */
export interface ExportOptions {
  folder: string;
  mediaStorage: MediaStorage;
  /** Composes the pictures of a demonstration shop. @default null */
  demonstration?: Pick<Demonstration, "composePicture"> | null;
  /** Separator between cells. Spreadsheets in Vietnam expect a semicolon. @default "," */
  separator?: "," | ";";
}

/** Rows kept in memory at a time. */
const ROWS = 1000;

/**
 * Writes the shop's catalogue as a folder that an import can read. After an import into an empty shop, another export is identical byte
 * for byte. All rows are from one snapshot.
 *
 * @returns the number of rows per file
 */
export async function exportFolder(
  client: pg.ClientBase,
  { folder, mediaStorage, demonstration = null, separator = "," }: ExportOptions,
): Promise<Record<string, number>> {
  await mkdir(join(folder, "pictures"), { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    throw new StartFailure(`${folder} is no folder that can be written to (${String(error.code)}).`);
  });
  const pictures = pictureFiles(client, join(folder, "pictures"), { mediaStorage, demonstration });
  const counts: Record<string, number> = {};
  await client.query("begin isolation level repeatable read read only");
  try {
    for (const table of tables.filter(({ exported = true }) => exported)) {
      const columns = Object.keys(table.columns);
      const csv = stringify({ bom: true, delimiter: separator, header: true, columns });
      const rows = rowsOf(client, table, pictures, { folder, mediaStorage, counts });
      await pipeline(rows, csv, createWriteStream(join(folder, `${table.name}.csv`)));
    }
  } finally {
    await client.query("rollback").catch(() => undefined); // Nothing was written.
  }
  return counts;
}

/** The rows of a file, as cells; adds up their number in `counts`. */
async function* rowsOf(
  client: pg.ClientBase,
  table: Table,
  pictures: ReturnType<typeof pictureFiles>,
  {
    folder,
    mediaStorage,
    counts,
  }: Pick<ExportOptions, "folder" | "mediaStorage"> & { counts: Record<string, number> },
): AsyncGenerator<string[]> {
  const columns = Object.entries(table.columns);
  const beside = table.beside ? `left join ${table.beside.table} b on b.${table.beside.key} = t.id` : "";
  await client.query(
    `declare exported no scroll cursor for
     select ${columns.map(([name, column]) => `${currentOf(name, column)} as "${name}"`).join(", ")}
     from ${table.target} t ${beside} where ${table.exports ?? "true"} order by ${table.order ?? 't.code collate "C"'}`,
  );
  for (;;) {
    const { rows } = await client.query<Record<string, unknown>>(`fetch ${ROWS} from exported`);
    counts[table.name] = (counts[table.name] ?? 0) + rows.length;
    if (rows.length === 0) break;
    for (const row of rows) {
      const cells: string[] = [];
      for (const [name, column] of columns) {
        const { isMarkdown, isPicture, isVideo } = column;
        const value = row[name];
        if (value === null || value === undefined || value === "") cells.push("");
        else if (isVideo) cells.push(await videoFile(value, join(folder, "videos"), mediaStorage));
        else if (isMarkdown) cells.push(await textWith(String(value as string), pictures));
        else if (isPicture) cells.push(await pictures(String(value as string)));
        else cells.push(cellText(column, value));
      }
      yield cells;
    }
  }
  await client.query("close exported");
}

/** Markdown with file names in place of its pictures' URLs. */
async function textWith(text: string, pictures: ReturnType<typeof pictureFiles>): Promise<string> {
  const names = new Map<string, string>();
  for (const url of picturesIn(text)) names.set(url, await pictures(url));
  return movePictures(text, (url) => names.get(url) ?? url);
}

/** Writes a video's source to a file named by its id, and returns the name; "" if no import brought it. */
async function videoFile(sources: unknown, folder: string, mediaStorage: MediaStorage): Promise<string> {
  const [first] = sources as MediaSource[];
  const id = first?.url.split("/").at(-2) ?? "";
  const stored = await readVideo(mediaStorage, id);
  const content = stored && (await mediaStorage.read(`${cataloguePlace(id)}/${stored.source.file}`));
  if (!content) return "";
  const name = `${id}.${extensionOf(stored.source.type)}`;
  await mkdir(folder, { recursive: true });
  await pipeline(content, createWriteStream(join(folder, name)));
  return name;
}

type PictureSource = Required<Pick<ExportOptions, "mediaStorage" | "demonstration">>;

/** Returns a function that writes a picture once to a file named by its content, and returns the name; "" if the shop has no picture at the URL. */
function pictureFiles(client: pg.ClientBase, folder: string, source: PictureSource) {
  const known = new Map<string, string>();
  return async (url: string): Promise<string> => {
    const before = known.get(url);
    if (before !== undefined) return before;
    const picture = await contentOf(client, url.split("/").at(-1) ?? "", source);
    const name = picture
      ? `${createHash("sha256").update(picture.content).digest("hex").slice(0, ID_LENGTH)}.${picture.extension}`
      : "";
    if (picture) await writeFile(join(folder, name), picture.content);
    known.set(url, name);
    return name;
  };
}

async function contentOf(
  client: pg.ClientBase,
  id: string,
  { mediaStorage, demonstration }: PictureSource,
): Promise<{ content: Buffer; extension: string } | null> {
  const { rows: photos } = await client.query<{ source: StoredPhoto }>(
    "select source from photos where id = $1",
    [id],
  );
  const source = photos[0]?.source;
  const file = source && (await mediaStorage.read(source.storage_key));
  if (file) return { content: await buffer(file), extension: extensionOf(source.content_type) };
  if (!demonstration) return null;
  const { rows: composed } = await client.query<{ recipe: PictureRecipe }>(
    "select recipe from pictures where id = $1",
    [id],
  );
  const recipe = composed[0]?.recipe;
  return recipe
    ? { content: await demonstration.composePicture(recipe, 1280, "webp"), extension: "webp" }
    : null;
}
