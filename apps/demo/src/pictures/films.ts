import { VIDEO_QUALITIES } from "@sen/domain";
import { readFileSync } from "node:fs";

/** A video of the sample catalogue, in both qualities. Spec §9. */
type Film = Readonly<Record<number, Buffer>>;

/** The products with a video. Their files are bundled, so that no ffmpeg is needed. */
const FILMED = ["pan"] as const;
export type Filmed = (typeof FILMED)[number];

const read = (name: Filmed): Film =>
  Object.fromEntries(
    Object.values(VIDEO_QUALITIES).map((lines) => [
      lines,
      readFileSync(new URL(`../../assets/films/${name}-${lines}.mp4`, import.meta.url)),
    ]),
  );

const films = new Map(FILMED.map((name) => [`film-${name}`, read(name)]));

/** The URL of a video in one quality. */
export const filmUrl = (name: Filmed, lines: number): string => `/media/catalog/film-${name}/${lines}.mp4`;

/** Finds the video at `/media/catalog/<id>/<lines>.mp4`. */
export function findFilm(id: string, file: string): Buffer | undefined {
  const [lines, extension, ...rest] = file.split(".");
  return extension === "mp4" && rest.length === 0 ? films.get(id)?.[Number(lines)] : undefined;
}
