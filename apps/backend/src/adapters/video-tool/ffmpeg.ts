import { stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { findProgram } from "../../processes/find-program.ts";
import { ProcessFailure, runBounded, type Bounds } from "../../processes/run-bounded.ts";
import {
  UnreadableVideo,
  type VideoFacts,
  type VideoFile,
  type VideoTool,
  type WantedQuality,
} from "../../ports/video-tool.ts";

const MEGABYTE = 1024 * 1024;

/**
 * Limits of work that a customer waits for. A still of a 4K video (HEVC, 10-bit) takes 270 MB; re-encoding ten minutes of sound takes
 * twelve seconds on a slow core.
 */
const ASKED: Bounds = {
  seconds: 300,
  cpuSeconds: 30,
  memoryBytes: 320 * MEGABYTE,
  // A file of a few kilobytes may declare the same megabyte as each of a million samples.
  fileBytes: 256 * MEGABYTE,
  niceness: 5,
};
/** Limits of background work, at low priority. Far above what the longest video takes on a slow core; both qualities of a 4K video take 350 MB. */
const ENCODE: Bounds = {
  seconds: 20 * 60,
  memoryBytes: 512 * MEGABYTE,
  fileBytes: 512 * MEGABYTE,
  niceness: 10,
};
/** Largest single allocation, in bytes: room for the largest decoded frame, but not for an index of millions of samples. */
const MAX_ALLOCATION = String(64 * MEGABYTE);
/** Longest part of a video to process, in seconds, whatever its container claims. Longer than any accepted video. */
const ENCODE_SECONDS = 15 * 60;
/** Most pixels of a decoded frame, whatever the container claims; excludes 8K. */
const PIXELS_MAX = 9_000_000;
/** How many seconds of a video are searched for a still, and among how many frames. */
const STILL_SECONDS = 5;
const STILL_CHOICE = 24;

/** Selects the first video track (not cover art) and the first audio track, and drops all metadata. */
const ONLY_PICTURE_AND_SOUND = [
  ...["-map", "0:V:0", "-map", "0:a:0?", "-dn", "-sn"],
  ...["-map_metadata", "-1", "-map_metadata:s", "-1", "-map_chapters", "-1", "-fflags", "+bitexact"],
];
const SOUND = ["-c:a", "aac", "-b:a", "128k", "-ac", "2"];
const DESCRIPTION_FIRST = ["-movflags", "+faststart"];

/**
 * Runs ffmpeg in a child process, from `FFMPEG_PATH` or the PATH, with ffprobe next to it. It can open files only (no network), in the format
 * that we detected ourselves, uses one thread, and is killed when it exceeds its time or memory; the video then counts as unreadable.
 * The caller limits how many run at a time.
 */
export function ffmpeg(given: string | null, log: Pick<FastifyBaseLogger, "warn">): VideoTool {
  const program = given ?? findProgram("ffmpeg");
  let readiness: Promise<boolean> | null = null;

  async function run(args: readonly string[], bounds: Bounds): Promise<string> {
    const quiet = ["-nostdin", "-hide_banner", "-loglevel", "error", "-y"];
    return runTool(program, [...quiet, "-filter_threads", "1", ...args], bounds);
  }
  async function findOut(): Promise<boolean> {
    const encoders = await run(["-encoders"], ASKED).catch(() => "");
    const probe = await runTool(probeOf(program), ["-version"], ASKED).catch(() => "");
    const isReady = / libx264 /.test(encoders) && / aac /.test(encoders) && probe !== "";
    if (!isReady) {
      const reason = given !== null ? "FFMPEG_PATH is not an ffmpeg" : "No ffmpeg on the PATH";
      log.warn(`${reason} that can write H.264 and AAC, with ffprobe next to it: videos are refused.`);
    }
    return isReady;
  }
  return {
    isReady: () => (readiness ??= findOut()),
    async strip(video, to) {
      const format = video.type === "video/webm" ? ["-f", "webm"] : ["-f", "mp4", ...DESCRIPTION_FIRST];
      const sound = video.type === "video/quicktime" ? SOUND : [];
      const copied = [...ONLY_PICTURE_AND_SOUND, "-c", "copy", ...sound, ...format, file(to)];
      await run([...input(video), ...copied], ASKED);
      await assertWritten(to);
    },
    async facts(video) {
      const asked = ["-select_streams", "V:0", "-show_entries", FACTS, "-of", "json"];
      const args = ["-v", "error", ...sandbox(video), ...asked, file(video.path)];
      return factsOf(await runTool(probeOf(program), args, ASKED));
    },
    async still(video, to, side) {
      const fit = `scale=w='min(${side},iw)':h='min(${side},ih)':force_original_aspect_ratio=decrease`;
      const chosen = ["-vf", `${fit},thumbnail=${STILL_CHOICE}`, "-frames:v", "1", "-update", "1"];
      const output = ["-map", "0:V:0", ...chosen, "-f", "image2", "-c:v", "png", file(to)];
      await run([...input(video, ["-t", String(STILL_SECONDS)]), ...output], ASKED);
      await assertWritten(to);
    },
    async encode(video, qualities, signal) {
      const read = input(video, ["-t", String(ENCODE_SECONDS)]);
      await run([...read, ...qualities.flatMap(quality)], { ...ENCODE, signal });
      for (const { path } of qualities) await assertWritten(path);
    },
  };
}

const file = (path: string) => `file:${path}`;

const probeOf = (program: string | null) => program && join(dirname(program), "ffprobe");

/** Runs ffmpeg or ffprobe. A failure within the limits counts as the video's fault. */
async function runTool(program: string | null, args: readonly string[], bounds: Bounds): Promise<string> {
  if (program === null) throw new RangeError("No ffmpeg was found");
  try {
    return await runBounded(program, ["-max_alloc", MAX_ALLOCATION, ...args], bounds);
  } catch (error) {
    throw error instanceof ProcessFailure ? new UnreadableVideo(error.message) : error;
  }
}

/** Options that restrict what a video can make ffmpeg open or decode. */
function sandbox({ type }: VideoFile): string[] {
  const limits = ["-protocol_whitelist", "file,pipe", "-threads", "1", "-max_pixels", String(PIXELS_MAX)];
  return [...limits, "-f", type === "video/webm" ? "matroska" : "mov"];
}

function input(video: VideoFile, options: readonly string[] = []): string[] {
  return [...options, ...sandbox(video), "-i", file(video.path)];
}

const FACTS = "stream=width,height:stream_side_data=rotation:format=duration";

/** ffprobe's output for `FACTS`. */
interface Probed {
  streams?: { width?: number; height?: number; side_data_list?: { rotation?: number }[] }[];
  format?: { duration?: string };
}

function factsOf(probed: string): VideoFacts {
  const { streams = [], format } = JSON.parse(probed) as Probed;
  const [{ width = 0, height = 0, side_data_list = [] } = {}] = streams;
  if (width === 0 || height === 0) throw new UnreadableVideo("It shows nothing");
  const isTurned = side_data_list.some(({ rotation = 0 }) => Math.abs(rotation) % 180 === 90);
  const seconds = Number(format?.duration);
  return {
    width: isTurned ? height : width,
    height: isTurned ? width : height,
    durationMs: seconds > 0 ? Math.round(seconds * 1000) : null,
  };
}

function quality({ path, lines, kbps }: WantedQuality): string[] {
  const shorter = (side: string) => `trunc(min(${lines},${side})/2)*2`;
  const scale = `scale=w='if(lt(iw,ih),${shorter("iw")},-2)':h='if(lt(iw,ih),-2,${shorter("ih")})'`;
  const bounded = ["-maxrate", `${kbps}k`, "-bufsize", `${2 * kbps}k`, "-fpsmax", "30"];
  const picture = ["-c:v", "libx264", "-preset", "veryfast", "-crf", "23", "-pix_fmt", "yuv420p"];
  return [
    ...ONLY_PICTURE_AND_SOUND,
    ...["-vf", scale, ...picture, ...bounded, "-threads", "1", ...SOUND],
    ...["-f", "mp4", ...DESCRIPTION_FIRST, file(path)],
  ];
}

/** If nothing could be decoded, ffmpeg exits successfully without writing a file. */
async function assertWritten(path: string): Promise<void> {
  const written = await stat(path).catch(() => null);
  if (!written || written.size === 0) throw new UnreadableVideo("Nothing of it could be read");
}
