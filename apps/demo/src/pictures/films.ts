import { VIDEO_QUALITIES } from "@sen/domain";
import { readFileSync } from "node:fs";

/** The sample catalogue's video, of a pan, in both qualities (spec §9), by file name. It is bundled, so that no ffmpeg is needed. */
const film = new Map(
  Object.values(VIDEO_QUALITIES).map((lines) => [
    `${lines}.mp4`,
    readFileSync(new URL(`../../assets/films/pan-${lines}.mp4`, import.meta.url)),
  ]),
);

/** The URL of the video in one quality. */
export const filmUrl = (lines: number): string => `/media/catalog/film-pan/${lines}.mp4`;

/** Finds the video at `/media/catalog/<id>/<file>`. */
export const findFilm = (id: string, file: string): Buffer | undefined =>
  id === "film-pan" ? film.get(file) : undefined;
