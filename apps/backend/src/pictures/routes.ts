import { PICTURE_FORMATS, PICTURE_WIDTHS, type PictureFormat, type PictureWidth } from "@sen/domain";
import type { Database } from "../database/connect.ts";
import { eq } from "../database/drizzle.ts";
import type { Replicas } from "../database/replicas.ts";
import type { FastifyInstance } from "fastify";
import { join } from "node:path";
import { pictures } from "../database/schema/index.ts";
import { notFound } from "../errors/errors.ts";
import type { Demonstration } from "../ports/demonstration.ts";
import { sendFile, type ServedFile } from "../send-file.ts";
import { pictureCache } from "./cache.ts";
import { cataloguePlace, photoRendition, type PhotoSource } from "./photos.ts";
import { readVideo } from "./videos.ts";

/** The stored photos, and the renderer of a demonstration. */
interface PictureSource extends Pick<PhotoSource, "mediaStorage"> {
  replicas: Pick<Replicas, "read">;
  demonstration: Pick<Demonstration, "composePicture" | "findFilm"> | null;
}

interface PictureParams {
  id: string;
  file: string;
}

const VIDEO = { type: "video/mp4", cacheControl: "public, max-age=86400" };

/** Serves immutable pictures at `/media/catalog/<id>/<width>.<format>`, made on first request and then read from disk, and videos at `<lines>.mp4`. */
export function servePictures(app: FastifyInstance, source: PictureSource, dataDir: string): void {
  const { replicas, demonstration } = source;
  const cache = pictureCache(join(dataDir, "pictures"), (err) => {
    app.log.error({ err }, "catalogue pictures cannot be cached, so each is rendered again");
  });

  app.get<{ Params: PictureParams }>("/media/catalog/:id/:file", async ({ params }, reply) => {
    const film = demonstration?.findFilm(params.id, params.file);
    if (film) {
      return sendFile(reply, {
        ...VIDEO,
        bytes: film.byteLength,
        read: async (part) => (part ? film.subarray(part.start, part.end + 1) : film),
      });
    }
    const video = params.file.endsWith(".mp4") ? await readVideo(source.mediaStorage, params.id) : null;
    const quality = video?.qualities.find(({ file }) => file === params.file);
    if (quality) {
      const key = `${cataloguePlace(params.id)}/${quality.file}`;
      const read: ServedFile["read"] = (part) => source.mediaStorage.read(key, part);
      return sendFile(reply, { ...VIDEO, bytes: quality.bytes, read });
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
        : photoRendition({ ...source, db, log: app.log }, params.id, width, format);
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

/** `320.avif` → its width and format; null unless both are supported. */
function readRendition(file: string): { width: PictureWidth; format: PictureFormat } | null {
  const [name, extension, ...rest] = file.split(".");
  const width = PICTURE_WIDTHS.find((one) => String(one) === name);
  const format = PICTURE_FORMATS.find((one) => one === extension);
  return width && format && rest.length === 0 ? { width, format } : null;
}
