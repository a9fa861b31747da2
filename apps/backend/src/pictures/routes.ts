import { PICTURE_FORMATS, PICTURE_WIDTHS, type PictureFormat, type PictureWidth } from "@sen/domain";
import type { Database } from "../database/connect.ts";
import { eq } from "../database/drizzle.ts";
import type { Replicas } from "../database/replicas.ts";
import type { FastifyInstance, FastifyReply } from "fastify";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pictures } from "../database/schema/index.ts";
import { notFound } from "../errors/errors.ts";
import type { Demonstration } from "../ports/demonstration.ts";
import { readRange } from "../byte-range.ts";
import { pictureCache } from "./cache.ts";
import { photoRendition, type PhotoSource } from "./photos.ts";
import { readVideo, videoPlace } from "./videos.ts";

/** The stored photos, and the renderer of a demonstration. */
interface PictureSource extends Omit<PhotoSource, "db"> {
  replicas: Pick<Replicas, "read">;
  demonstration: Pick<Demonstration, "composePicture" | "findFilm"> | null;
}

interface PictureParams {
  id: string;
  file: string;
}

/** Serves immutable pictures at `/media/catalog/<id>/<width>.<format>`, made on first request and then read from disk, and videos at `<lines>.mp4`. */
export function servePictures(app: FastifyInstance, source: PictureSource, dataDir: string): void {
  const { replicas, demonstration } = source;
  const cache = pictureCache(join(dataDir, "pictures"), (err) => {
    app.log.error({ err }, "catalogue pictures cannot be cached, so each is rendered again");
  });

  app.get<{ Params: PictureParams }>("/media/catalog/:id/:file", async ({ params, headers }, reply) => {
    const film = demonstration?.findFilm(params.id, params.file);
    if (film) {
      const part = (range?: Range) =>
        Promise.resolve(range ? film.subarray(range.start, range.end + 1) : film);
      return sendVideo(reply, film.byteLength, part, headers.range);
    }
    const video = params.file.endsWith(".mp4") ? await readVideo(source.mediaStorage, params.id) : null;
    const quality = video?.qualities.find(({ file }) => file === params.file);
    if (quality) {
      const key = `${videoPlace(params.id)}/${quality.file}`;
      const read = (range?: Range) => source.mediaStorage.read(key, range);
      return sendVideo(reply, quality.bytes, read, headers.range);
    }
    const rendition = readRendition(params.file);
    if (!rendition || !/^[a-z0-9][a-z0-9-]{1,63}$/.test(params.id)) throw notFound();
    const { width, format } = rendition;
    const make = async (db: Database) => {
      const [row] = demonstration
        ? await db.select().from(pictures).where(eq(pictures.id, params.id)).limit(1)
        : [];
      return row && demonstration
        ? demonstration.composePicture(row.recipe, width, format)
        : photoRendition({ ...source, db }, params.id, width, format);
    };
    const picture = await cache.get(`${params.id}-${width}.${format}`, () => replicas.read(make));
    if (!picture) throw notFound();
    return reply
      .header("cache-control", "public, max-age=31536000, immutable")
      .header("cross-origin-resource-policy", "cross-origin")
      .type(`image/${format}`)
      .send(picture);
  });
}

interface Range {
  start: number;
  end: number;
}

/** Sends a video or the requested range of it, so that players can seek. */
async function sendVideo(
  reply: FastifyReply,
  bytes: number,
  read: (range?: Range) => Promise<Buffer | Readable | null>,
  asked: string | undefined,
): Promise<FastifyReply> {
  const range = readRange(asked, bytes);
  if (range === "unsatisfiable") {
    return reply.status(416).header("content-range", `bytes */${bytes}`).send("");
  }
  const content = await read(range ?? undefined);
  if (!content) throw notFound();
  reply.header("accept-ranges", "bytes").header("cache-control", "public, max-age=86400").type("video/mp4");
  if (range) reply.status(206).header("content-range", `bytes ${range.start}-${range.end}/${bytes}`);
  return reply.header("content-length", range ? range.end - range.start + 1 : bytes).send(content);
}

/** `320.avif` → its width and format; null unless both are supported. */
function readRendition(file: string): { width: PictureWidth; format: PictureFormat } | null {
  const [name, extension, ...rest] = file.split(".");
  const width = PICTURE_WIDTHS.find((one) => String(one) === name);
  const format = PICTURE_FORMATS.find((one) => one === extension);
  return width && format && rest.length === 0 ? { width, format } : null;
}
