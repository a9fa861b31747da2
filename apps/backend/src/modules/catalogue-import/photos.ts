import { createReadStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import type { MediaStorage } from "../../ports/media-storage.ts";
import { say, type Locale } from "../../texts/messages.ts";
import type { VideoTool } from "../../ports/video-tool.ts";
import { cataloguePlace, photoUrl } from "../../pictures/photos.ts";
import { DomainError } from "../../errors/errors.ts";
import { extensionOf, redrawImage, refusedFile, withIncoming } from "../media/index.ts";
import type { Wanted } from "./columns.ts";
import { workingOn, type Faults, type NamedFile } from "./faults.ts";
import { drawnOnce } from "./drawn-once.ts";
import { fileInFolder } from "./file-in-folder.ts";
import { fetchPhoto, type FetchLimits } from "./photo-fetch.ts";
import { emptyTable, type Staged } from "./stage.ts";
import { namePicturesOfTexts } from "./markdown-texts.ts";
import { presentColumns, stageOf } from "./table.ts";

/** Sources and destinations of photos. */
export interface PhotoRooms {
  /** The imported folder; without one, pictures must be URLs. */
  folder?: string;
  /** Work folder for redrawn photos and encoded videos, before they are stored. */
  work: string;
  mediaStorage: MediaStorage;
  locale: Locale;
  /** Encodes videos; without it, videos are refused. */
  videoTool?: VideoTool;
  /** Overrides of the fetch limits. */
  fetchLimits?: Partial<FetchLimits> | undefined;
}

/** A redrawn photo in the work folder. */
interface DrawnPhoto {
  source_type: string;
  shown_type: string;
  width: number;
  height: number;
}

/** Characters of the SHA-256 that form a photo's id. */
export const ID_LENGTH = 24;
const CLIENT = { id: "shop", isGuest: false };

/**
 * Reads every picture named in the files once, like a customer's upload: size-limited, decoded in its own process, redrawn. New ones stay
 * in the work folder until `storePhotos`.
 */
export async function preparePhotos(
  client: pg.ClientBase,
  staged: readonly Staged[],
  rooms: PhotoRooms,
  faults: Faults,
  onDone: (done: number, total: number) => void,
): Promise<void> {
  await emptyTable(
    client,
    "import_photos",
    `name text primary key, n integer generated always as identity, file text, line integer, "column" text,
     url text, id text, drawn jsonb`,
  );
  for (const { table, present, file } of staged) {
    for (const [column, { isPicture, isMarkdown }] of presentColumns(table, present)) {
      if (isMarkdown) await namePicturesOfTexts(client, stageOf(table), { file, column });
      if (!isPicture) continue;
      await client.query(
        `insert into import_photos (name, file, line, "column") select s.${column}, $1, min(s.line), $2
         from ${stageOf(table)} s where s.${column} <> '' group by 1 order by 3 on conflict do nothing`,
        [file, column],
      );
    }
  }
  await client.query(KNOWN_PHOTOS, [photoUrl("")]);
  const { rows } = await client.query<NamedFile & { column: string }>(
    `select name, file, line, "column" from import_photos where id is null order by n`,
  );
  for (const [index, { column, ...named }] of rows.entries()) {
    const wanted = await workingOn(named, rooms.locale, () => drawPhoto(client, named.name, rooms));
    if (wanted) faults.add({ file: named.file, line: named.line, column, found: named.name, wanted });
    onDone(index + 1, rows.length);
  }
}

/** Marks pictures given as URLs of the shop's own ones, which start with $1. */
const KNOWN_PHOTOS = `update import_photos p set id = known.id, url = p.name
  from (select id from pictures union all select id from photos) as known
  where starts_with(p.name, $1) and known.id = substr(p.name, length($1) + 1)`;

/** Prepares a picture. Returns what it should have been, or null if it is valid. */
async function drawPhoto(client: pg.ClientBase, name: string, rooms: PhotoRooms): Promise<Wanted | null> {
  try {
    const chunks = await open(name, rooms);
    if (!chunks) return { code: "picture_missing" };
    await withIncoming(rooms.work, chunks, async (file) => {
      if (file.kind !== "image") throw refusedFile("FILE_NOT_ACCEPTED");
      const id = file.sha256.slice(0, ID_LENGTH);
      const { rowCount } = await client.query("select from photos where id = $1", [id]);
      const kept = join(rooms.work, "drawn", id);
      const draw = async (): Promise<DrawnPhoto> => {
        const { path, type } = file;
        const { full } = await redrawImage({ path, type, client: CLIENT });
        await rename(path, join(kept, "source"));
        await rename(full.path, join(kept, "full"));
        return { source_type: type, shown_type: full.contentType, width: full.width, height: full.height };
      };
      await client.query("update import_photos set id = $2, url = $3, drawn = $4 where name = $1", [
        name,
        id,
        photoUrl(id),
        rowCount ? null : JSON.stringify(await drawnOnce(kept, draw)),
      ]);
    });
    return null;
  } catch (error) {
    if (error instanceof DomainError) {
      const reason = say(error.messageCode, rooms.locale, error.values);
      return { code: "picture_unreadable", values: { reason } };
    }
    if (isAddress(name) && error instanceof Error) {
      return { code: "picture_unreachable", values: { reason: error.message } };
    }
    throw error;
  }
}

const isAddress = (name: string): boolean => /^https?:/.test(name);

async function open(
  name: string,
  { folder, fetchLimits }: PhotoRooms,
): Promise<AsyncIterable<Buffer> | null> {
  if (isAddress(name)) return fetchPhoto(name, fetchLimits);
  if (folder === undefined) return null;
  const path = await fileInFolder(join(folder, "pictures"), name);
  return path === null ? null : createReadStream(path);
}

/** Writes the new photos to media storage, each completely before its row is inserted. */
export async function storePhotos(
  client: pg.ClientBase,
  { mediaStorage, work, locale }: Pick<PhotoRooms, "mediaStorage" | "work" | "locale">,
): Promise<void> {
  const { rows } = await client.query<NamedFile & { id: string; drawn: DrawnPhoto }>(
    "select distinct on (id) name, file, line, id, drawn from import_photos where drawn is not null order by id",
  );
  for (const { id, drawn, ...named } of rows) {
    const stored = async (name: string, content_type: string) => {
      const storage_key = `${cataloguePlace(id)}/${name}.${extensionOf(content_type)}`;
      await mediaStorage.write(storage_key, join(work, "drawn", id, name), content_type);
      return { storage_key, content_type };
    };
    const [source, shown] = await workingOn(named, locale, async () => [
      await stored("source", drawn.source_type),
      await stored("full", drawn.shown_type),
    ]);
    await client.query(
      "insert into photos (id, source, shown, width, height) values ($1, $2, $3, $4, $5) on conflict do nothing",
      [id, source, shown, drawn.width, drawn.height],
    );
    await rm(join(work, "drawn", id), { recursive: true });
  }
}
