import { and, asc, eq, isNotNull, lt, lte } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import { createWriteStream } from "node:fs";
import { mkdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Adapters } from "../../adapters/adapters.ts";
import { UnreadableVideo, type VideoFile } from "../../adapters/video-tool/video-tool.ts";
import type { Database } from "../../database/connect.ts";
import { mediaFiles } from "../../database/schema/index.ts";
import { placeOf, storeForms, type Form } from "./forms.ts";
import { renditionOf } from "./links.ts";
import { qualitiesFor } from "./qualities.ts";
import type { MediaRow } from "./store.ts";
import { bytesOnDisk, hasDiskRoom } from "./upload-room.ts";

/** What making qualities needs. */
export interface Workshop extends Pick<Adapters, "clock" | "mediaStorage" | "videoTool"> {
  db: Database;
  /** Where it works; each video has a folder of its own there while it is worked on. */
  folder: string;
  /** Bytes that have to be free on the disk of that folder; with fewer, videos wait. */
  minFreeBytes: number;
  log: Pick<FastifyBaseLogger, "warn">;
}

/** A video is ours for so long; while it is worked on, that is renewed. Whoever dies with it in hand loses it then. */
const LEASE_MS = 60_000;
const RENEW_MS = 20_000;
/** How often it is tried when something around us fails, such as the storage, and how long between. */
const FAILURES_MAX = 3;
const PAUSE_MS = 5 * 60_000;
/** How often it is begun at all: a video that takes its whole process down is left alone at last. */
const TRIES_MAX = 10;

/** Somebody else has it now, or it was removed. */
class NoLongerOurs extends Error {
  override name = "NoLongerOurs";
}

/**
 * Makes the qualities of a video that waits for them: of this one, or of the one that waits longest. Several processes can do so side
 * by side; each takes another. Answers whether there was one.
 */
export async function prepareNext(
  workshop: Workshop,
  { id, signal = new AbortController().signal }: { id?: string; signal?: AbortSignal } = {},
): Promise<boolean> {
  const { db, clock, log, videoTool, folder, minFreeBytes } = workshop;
  if (!(await videoTool.isReady()) || !(await hasDiskRoom(folder, minFreeBytes))) return false;
  const row = await claim(workshop, id);
  if (!row) return false;
  const wait = async (ms: number | null) => {
    const prepare_at = ms === null ? null : until(clock, ms);
    await db.update(mediaFiles).set({ prepare_at }).where(ours(row));
  };
  // Where renewing fails, another may take it; the later of us two finds that it is no longer ours.
  const lease = setInterval(() => void wait(LEASE_MS).catch(() => undefined), RENEW_MS);
  try {
    await prepare(workshop, row, signal);
  } catch (error) {
    clearInterval(lease);
    if (signal.aborted) {
      await wait(0);
      return false;
    }
    if (error instanceof NoLongerOurs) return true;
    const isOver = error instanceof UnreadableVideo || row.prepare_tries >= FAILURES_MAX;
    log.warn(
      { err: error, media: row.id },
      isOver ? "no qualities are made of a video" : "a video has to wait",
    );
    await wait(isOver ? null : PAUSE_MS * row.prepare_tries);
  } finally {
    clearInterval(lease);
  }
  return true;
}

const until = (clock: Adapters["clock"], ms: number) => new Date(clock.now().getTime() + ms);

/** The row of a video, as long as nobody took it after us and nobody is done with it. */
const ours = ({ id, prepare_tries }: MediaRow) =>
  and(eq(mediaFiles.id, id), eq(mediaFiles.prepare_tries, prepare_tries), isNotNull(mediaFiles.prepare_at));

/** Takes a video for ourselves. */
async function claim({ db, clock }: Workshop, id: string | undefined): Promise<MediaRow | undefined> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(mediaFiles)
      .where(
        and(
          lte(mediaFiles.prepare_at, clock.now()),
          lt(mediaFiles.prepare_tries, TRIES_MAX),
          id === undefined ? undefined : eq(mediaFiles.id, id),
        ),
      )
      .orderBy(asc(mediaFiles.prepare_at))
      .limit(1)
      .for("update", { skipLocked: true });
    if (!row) return undefined;
    const taken = { prepare_at: until(clock, LEASE_MS), prepare_tries: row.prepare_tries + 1 };
    await tx.update(mediaFiles).set(taken).where(eq(mediaFiles.id, row.id));
    return { ...row, ...taken };
  });
}

async function prepare(
  { db, mediaStorage, videoTool, folder }: Workshop,
  row: MediaRow,
  signal: AbortSignal,
) {
  const own = join(folder, row.id);
  await rm(own, { recursive: true, force: true }); // What a process left that died.
  await mkdir(own, { recursive: true, mode: 0o700 });
  try {
    const { width, height, duration_ms: durationMs } = row;
    const wanted = qualitiesFor({ width: width ?? 0, height: height ?? 0, durationMs }).map((quality) => ({
      ...quality,
      path: join(own, `${quality.name}.mp4`),
    }));
    await videoTool.encode(await fetched({ mediaStorage }, row, own, signal), wanted, signal);
    const forms = await Promise.all(
      wanted.map(async ({ name, path }): Promise<Form> => {
        const { size } = await stat(path);
        const { width, height } = await videoTool.facts({ path, type: "video/mp4" });
        return { name, path, contentType: "video/mp4", size, width, height };
      }),
    );
    // A place of its own for each try: what one of them clears away is never another's.
    await storeForms(mediaStorage, `${placeOf(row.id)}/${row.prepare_tries}`, forms, async (made) => {
      const kept = row.renditions.filter(({ name }) => !made.some((one) => one.name === name));
      const renditions = [...kept, ...made];
      const done = await db
        .update(mediaFiles)
        .set({ renditions, stored_bytes: bytesOnDisk(renditions), prepare_at: null })
        .where(ours(row))
        .returning({ id: mediaFiles.id });
      if (done.length === 0) throw new NoLongerOurs();
    });
  } finally {
    await rm(own, { recursive: true, force: true });
  }
}

/** The video as it was sent, on the disk of this machine. */
async function fetched(
  { mediaStorage }: Pick<Workshop, "mediaStorage">,
  { renditions }: MediaRow,
  folder: string,
  signal: AbortSignal,
): Promise<VideoFile> {
  const original = renditionOf(renditions, "full");
  const content = original && (await mediaStorage.read(original.storage_key));
  if (!content) throw new UnreadableVideo("The storage does not have it");
  const path = join(folder, "original");
  await pipeline(content, createWriteStream(path, { mode: 0o600 }), { signal });
  return { path, type: original.content_type === "video/webm" ? "video/webm" : "video/mp4" };
}
