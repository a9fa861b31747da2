import { and, asc, eq, isNotNull, sql } from "../../database/drizzle.ts";
import { createWriteStream } from "node:fs";
import { mkdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { UnreadableVideo, type VideoFile } from "../../ports/video-tool.ts";
import { mediaFiles } from "../../database/schema/index.ts";
import { addJobs, type NewJob } from "../../jobs/add-job.ts";
import type { JobHandler, JobServices } from "../../jobs/job-handler.ts";
import { placeOf, storeForms, type Form } from "./forms.ts";
import { renditionOf } from "./links.ts";
import { qualitiesFor } from "./qualities.ts";
import type { MediaRow } from "./store.ts";
import { bytesOnDisk, hasDiskRoom } from "./upload-room.ts";

/** What making qualities needs. `config` says where it works, and how many bytes stay free on the disk there. */
type Workshop = Pick<
  JobServices,
  "db" | "clock" | "mediaStorage" | "videoTool" | "config" | "signal" | "log"
>;

/** How often it is begun at most: a video that takes its whole process down is left alone at last. */
const TRIES_MAX = 10;
/** Videos that one look queues; more wait for the next. */
const AT_A_TIME = 100;

/** Somebody else has it now, or it was removed. */
class NoLongerOurs extends Error {
  override name = "NoLongerOurs";
}

/** Makes the qualities of a video that a request refers to. Of one that nobody uses none are made. */
export const prepareVideo: JobHandler<"prepare-video"> = async (services, { media_id }) => {
  const isUsed = and(eq(mediaFiles.id, media_id), isNotNull(mediaFiles.attached_at));
  if ((await services.db.$count(mediaFiles, isUsed)) > 0) await makeQualities(services, media_id);
};

/** Queues the videos whose qualities are still to be made though no job waits for them: ffmpeg was missing, or its tries were over. */
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

/** The making of a video's qualities, to be queued. */
export function preparing(media_id: string): NewJob {
  return { name: "prepare-video", payload: { media_id }, key: `prepare-video:${media_id}` };
}

/**
 * Makes the qualities of a video where they are still to be made. Whoever begins later has it: what an earlier one makes that was given up is
 * not kept. Throws what may be otherwise the next time, such as a full disk.
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
    log.warn({ err: error, media: row.id }, "no qualities are made of a video");
    await db.update(mediaFiles).set({ prepare_at: null }).where(ours(row));
  }
}

/** The row of a video, as long as nobody took it after us and nobody is done with it. */
const ours = ({ id, prepare_tries }: MediaRow) =>
  and(eq(mediaFiles.id, id), eq(mediaFiles.prepare_tries, prepare_tries), isNotNull(mediaFiles.prepare_at));

/** Takes a video for ourselves. */
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
