import { execFile } from "node:child_process";
import { mkdtempDisposableSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { findProgram } from "../src/processes/find-program.ts";

const run = promisify(execFile);
const program = process.env.FFMPEG_PATH ?? findProgram("ffmpeg") ?? "";

/** Whether ffmpeg is available to make videos. If not, `npm test` reports it; on Debian it installs what is missing. */
export const canFilm = program !== "";

/** The location in these test videos: in the metadata, and in a subtitle track as drones write it. */
export const FILM_PLACE = "+10.7769+106.7009/";
export const FILM_TRACK = "GPS 10.7769 106.7009";
export const FILM_DEVICE = "Phone of Sen";

interface Filming {
  width: number;
  height: number;
  type?: "mp4" | "mov" | "webm";
  /** Portrait: the picture is stored in landscape and rotated by 90° for display. */
  turned?: boolean;
}

/** A video of one second with sound, and with the metadata that phones and drones add. */
export async function film({ width, height, type = "mp4", turned = false }: Filming): Promise<Buffer> {
  using folder = mkdtempDisposableSync(join(tmpdir(), "sen-film-"));
  const track = join(folder.path, "track.srt");
  writeFileSync(track, `1\n00:00:00,000 --> 00:00:01,000\n${FILM_TRACK}\n`);
  const picture = ["-f", "lavfi", "-i", `testsrc2=s=${width}x${height}:r=10:d=1`];
  const sound = ["-f", "lavfi", "-i", "sine=d=1"];
  const isMp4 = type !== "webm";
  const codecs = isMp4
    ? `-c:v libx264 -preset ultrafast -c:a ${type === "mov" ? "pcm_s16le" : "aac"} -c:s mov_text`
    : "-c:v libvpx -deadline realtime -cpu-used 8 -c:a libopus";
  const tracks = ["-map", "0", "-map", "1", ...(isMp4 ? ["-map", "2"] : [])];
  const said = ["-metadata", `location=${FILM_PLACE}`, "-metadata:s:v", `title=${FILM_DEVICE}`];
  const file = join(folder.path, `film.${type}`);
  await run(program, [
    ...["-loglevel", "error", ...picture, ...sound, "-i", track],
    ...[...tracks, ...codecs.split(" "), "-pix_fmt", "yuv420p", ...said, file],
  ]);
  const content = readFileSync(file);
  return turned ? turnedByAQuarter(content) : content;
}

/** Sets a rotation by 90° clockwise in the header of the first track. */
function turnedByAQuarter(content: Buffer): Buffer {
  const header = content.indexOf("tkhd");
  const matrix = header + 4 + 40;
  [0, 0x10000, 0, -0x10000, 0, 0].forEach((value, index) => content.writeInt32BE(value, matrix + index * 4));
  return content;
}

/** What ffmpeg finds in a video: its tracks, and its whole output with all metadata. */
export async function whatFfmpegSees(content: Buffer): Promise<{ tracks: string[]; said: string }> {
  using folder = mkdtempDisposableSync(join(tmpdir(), "sen-film-"));
  const file = join(folder.path, "film");
  writeFileSync(file, content);
  // Without an output file ffmpeg exits with 1 after it has described its input.
  const { stderr } = await run(program, ["-hide_banner", "-i", file]).catch(
    (error: unknown) => error as { stderr: string },
  );
  return { tracks: stderr.split("\n").filter((line) => line.includes("Stream #")), said: stderr };
}
