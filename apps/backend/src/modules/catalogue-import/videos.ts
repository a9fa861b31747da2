import { createReadStream } from "node:fs";
import { rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { maxBytes } from "@sen/domain";
import type pg from "pg";
import { UnreadableVideo, type VideoFile, type VideoTool } from "../../ports/video-tool.ts";
import { DomainError } from "../../errors/errors.ts";
import { cataloguePlace } from "../../pictures/photos.ts";
import { readVideo, VIDEO_FACTS, videoSources, type StoredVideo } from "../../pictures/videos.ts";
import { extensionOf, qualitiesFor, refusedFile, withIncoming } from "../media/index.ts";
import type { Wanted } from "./columns.ts";
import { workingOn, type Faults, type NamedFile } from "./faults.ts";
import { drawnOnce } from "./drawn-once.ts";
import { fileInFolder } from "./file-in-folder.ts";
import { ID_LENGTH, type PhotoRooms } from "./photos.ts";
import { emptyTable, type Staged } from "./stage.ts";
import { stageOf } from "./table.ts";

/**
 * Reads every video named in the files once, like a customer's upload: strips metadata and encodes the qualities that pages play. New
 * ones stay in the work folder until `storeVideos`.
 */
export async function prepareVideos(
  client: pg.ClientBase,
  staged: readonly Staged[],
  rooms: PhotoRooms,
  faults: Faults,
): Promise<void> {
  const columns = "name text primary key, file text, line integer, id text, sources jsonb, made jsonb";
  await emptyTable(client, "import_videos", columns);
  for (const { table, present, file } of staged) {
    for (const [column, { isVideo }] of Object.entries(table.columns)) {
      if (!isVideo || !present.includes(column)) continue;
      const { rows } = await client.query<{ name: string; line: number }>(
        `select s.${column} as name, min(s.line) as line from ${stageOf(table)} s where s.${column} <> '' group by 1 order by 2`,
      );
      for (const { name, line } of rows) {
        const named = { name, file, line };
        const wanted = await workingOn(named, rooms.locale, () => prepareOne(client, named, rooms));
        if (wanted) faults.add({ file, line, column, found: name, wanted });
      }
    }
  }
}

/** Prepares a video. Returns what it should have been, or null if it is valid. */
async function prepareOne(
  client: pg.ClientBase,
  { name, file: from, line }: NamedFile,
  rooms: PhotoRooms,
): Promise<Wanted | null> {
  const { mediaStorage, videoTool, work } = rooms;
  const path = await fileInFolder(join(rooms.folder ?? "", "videos"), name);
  if (path === null) return { code: "video_missing" };
  if (!(await videoTool?.isReady())) return { code: "video_tool" };
  try {
    await withIncoming(work, createReadStream(path), async (file) => {
      if (file.kind !== "video" || !videoTool) throw refusedFile("FILE_NOT_ACCEPTED");
      const id = file.sha256.slice(0, ID_LENGTH);
      const known = await readVideo(mediaStorage, id);
      const folder = join(work, "drawn", id);
      const make = () => makeVideo(file as VideoFile, videoTool, folder);
      const video = known ?? (await drawnOnce(folder, make));
      await client.query(
        "insert into import_videos (name, file, line, id, sources, made) values ($1, $2, $3, $4, $5, $6)",
        [name, from, line, id, JSON.stringify(videoSources(id, video)), known ? null : JSON.stringify(video)],
      );
    });
    return null;
  } catch (error) {
    if (error instanceof UnreadableVideo || error instanceof DomainError) {
      return { code: "video_unreadable", values: { megabytes: maxBytes("video") / 2 ** 20 } };
    }
    throw error;
  }
}

/** Encodes the qualities of a video into a folder, next to its source. */
async function makeVideo(file: VideoFile, tool: VideoTool, folder: string): Promise<StoredVideo> {
  const whole: VideoFile = {
    path: join(folder, "whole"),
    type: file.type === "video/webm" ? file.type : "video/mp4",
  };
  await tool.strip(file, whole.path);
  const wanted = qualitiesFor(await tool.facts(whole));
  if (wanted.length === 0) throw new UnreadableVideo("It is too long or too large");
  const made = wanted.map((one) => ({ ...one, path: join(folder, `${one.lines}.mp4`) }));
  await tool.encode(whole, made, new AbortController().signal);
  const source = { file: `source.${extensionOf(file.type)}`, type: file.type };
  await rename(file.path, join(folder, source.file));
  const qualities = await Promise.all(
    made.map(async ({ name, lines, path }) => ({
      quality: name === "hd" ? ("HD" as const) : ("SD" as const),
      height: lines,
      file: `${lines}.mp4`,
      bytes: (await stat(path)).size,
    })),
  );
  return { source, qualities };
}

/** Writes the new videos to media storage, each with its facts file last. */
export async function storeVideos(
  client: pg.ClientBase,
  { mediaStorage, work, locale }: Pick<PhotoRooms, "mediaStorage" | "work" | "locale">,
): Promise<void> {
  const { rows } = await client.query<NamedFile & { id: string; made: StoredVideo }>(
    "select distinct on (id) name, file, line, id, made from import_videos where made is not null order by id",
  );
  for (const { id, made, ...named } of rows) {
    const [from, to] = [join(work, "drawn", id), cataloguePlace(id)];
    await workingOn(named, locale, async () => {
      await mediaStorage.write(`${to}/${made.source.file}`, join(from, made.source.file), made.source.type);
      for (const { file } of made.qualities) {
        await mediaStorage.write(`${to}/${file}`, join(from, file), "video/mp4");
      }
      await writeFile(join(from, VIDEO_FACTS), JSON.stringify(made));
      await mediaStorage.write(`${to}/${VIDEO_FACTS}`, join(from, VIDEO_FACTS), "application/json");
      await rm(from, { recursive: true });
    });
  }
}
