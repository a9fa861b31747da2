import { and, asc, eq, isNotNull, sql } from "../../database/drizzle.ts";
import { createWriteStream } from "node:fs";
import { mkdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { UnreadableVideo, type VideoFile } from "../../ports/video-tool.ts";
import { mediaFiles } from "../../database/schema/index.ts";
import { addJobs, type NewJob } from "../../jobs/add-job.ts";
import type { JobHandler, JobServices } from "../../jobs/job-handler.ts";
import { queueFileDeletion } from "./delete-files.ts";
import { placeOf, storeForms, type Form } from "./forms.ts";
import { renditionOf } from "./links.ts";
import { qualitiesFor } from "./qualities.ts";
import type { MediaRow } from "./store.ts";
import { bytesOnDisk, hasDiskRoom } from "./upload-room.ts";

/** Dependencies for encoding. `config` has the working folder, and how many bytes must stay free on its disk. */
type Workshop = Pick<
  JobServices,
  "db" | "clock" | "mediaStorage" | "videoTool" | "config" | "signal" | "log"
>;

/** Most attempts per video, so that one that crashes its process is given up in the end. */
const TRIES_MAX = 10;
/** Videos queued per run; more wait for the next. */
const AT_A_TIME = 100;

/** Another attempt has claimed the video, or it was removed. */
class NoLongerOurs extends Error {
  override name = "NoLongerOurs";
}

/** Encodes the qualities of a video, if a request refers to it. */
export const prepareVideo: JobHandler<"prepare-video"> = async (services, { media_id }) => {
  const isUsed = and(eq(mediaFiles.id, media_id), isNotNull(mediaFiles.attached_at));
  if ((await services.db.$count(mediaFiles, isUsed)) > 0) await makeQualities(services, media_id);
};

/** Queues videos that still lack qualities but have no job, because ffmpeg was missing or the job ran out of retries. */
export const findUnpreparedVideos: JobHandler<"find-unprepared-videos"> = async ({ db }) => {
  const rows = await db
    .select({ id: mediaFiles.id })
    .from(mediaFiles)
    .where(and(isNotNull(mediaFiles.prepare_at), isNotNull(mediaFiles.attached_at)))
    .orderBy(asc(mediaFiles.prepare_at))
    .limit(AT_A_TIME);
  await addJobs(
    db,
    rows.map(({ id }) => ({ ...preparing(id), keepsPresent: true })),
  );
};

/** The job to encode a video's qualities. */
export function preparing(media_id: string): NewJob {
  return { name: "prepare-video", payload: { media_id }, key: `prepare-video:${media_id}` };
}

/**
 * Encodes a video's missing qualities. The latest attempt wins: results of an earlier one that was given up are discarded. Throws
 * errors that a retry may solve, such as a full disk.
 */
export async function makeQualities(workshop: Workshop, id: string): Promise<void> {
  const { db, log, videoTool, config } = workshop;
  const folder = join(config.dataDir, "preparing");
  if (!(await videoTool.isReady())) return;
  if (!(await hasDiskRoom(folder, config.uploads.minFreeBytes))) throw new Error("The disk is full");
  const row = await claim(db, id);
  if (!row) return;
  try {
    await prepare(workshop, row, folder);
  } catch (error) {
    if (error instanceof NoLongerOurs) return;
    if (!(error instanceof UnreadableVideo) && row.prepare_tries < TRIES_MAX) throw error;
    log.warn({ err: error, media: row.id }, "a video could not be transcoded");
    await db.update(mediaFiles).set({ prepare_at: null }).where(ours(row));
  }
}

/** Matches a video's row while this attempt is the latest and the video is unfinished. */
const ours = ({ id, prepare_tries }: MediaRow) =>
  and(eq(mediaFiles.id, id), eq(mediaFiles.prepare_tries, prepare_tries), isNotNull(mediaFiles.prepare_at));

/** Claims a video for this attempt. */
async function claim(db: Workshop["db"], id: string): Promise<MediaRow | undefined> {
  const [row] = await db
    .update(mediaFiles)
    .set({ prepare_tries: sql`${mediaFiles.prepare_tries} + 1` })
    .where(and(eq(mediaFiles.id, id), isNotNull(mediaFiles.prepare_at)))
    .returning();
  return row;
}

async function prepare(
  { db, mediaStorage, videoTool, signal }: Workshop,
  row: MediaRow,
  folder: string,
): Promise<void> {
  const own = join(folder, `${row.id}-${row.prepare_tries}`);
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
    // Each attempt has its own prefix, so that its cleanup never removes another's files.
    const made = await storeForms({ db, mediaStorage }, `${placeOf(row.id)}/${row.prepare_tries}`, forms);
    const kept = row.renditions.filter(({ name }) => !made.some((one) => one.name === name));
    const renditions = [...kept, ...made];
    // If this fails, the files stay: the connection may have been lost after the commit, and then the row refers to them.
    const done = await db
      .update(mediaFiles)
      .set({ renditions, stored_bytes: bytesOnDisk(renditions), prepare_at: null })
      .where(ours(row))
      .returning({ id: mediaFiles.id });
    if (done.length === 0) {
      await queueFileDeletion(db, made);
      throw new NoLongerOurs();
    }
  } finally {
    await rm(own, { recursive: true, force: true });
  }
}

/** Downloads the original video to this machine's disk. */
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
