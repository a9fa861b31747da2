import { eq } from "../../database/drizzle.ts";
import type { FastifyInstance } from "fastify";
import type { Adapters } from "../../ports/adapters.ts";
import type { Config } from "../../config.ts";
import type { Database } from "../../database/connect.ts";
import { mediaFiles } from "../../database/schema/index.ts";
import { forbidden, notFound } from "../../errors/errors.ts";
import { extensionOf, mediaLinks, renditionOf } from "./links.ts";
import { sendFile } from "../../send-file.ts";

interface FileParams {
  id: string;
  token: string;
  file: string;
}

/**
 * `/media/files/<id>/<expiry>.<signature>/<form>.<ext>`: an uploaded file, for anyone with an unexpired URL. Only those who may see
 * the file get the URL (see `mediaLinks`). Supports range requests, so that videos can be seeked.
 */
export function serveMedia(
  app: FastifyInstance,
  db: Database,
  { clock, mediaStorage }: Pick<Adapters, "clock" | "mediaStorage">,
  config: Config,
): void {
  const links = mediaLinks({ config, clock });

  app.get<{ Params: FileParams }>("/media/files/:id/:token/:file", async ({ params }, reply) => {
    const expiry = links.expiryOf(params);
    if (!expiry) throw forbidden();
    const [name = ""] = params.file.split(".");
    const [media] = await db
      .select({ renditions: mediaFiles.renditions })
      .from(mediaFiles)
      .where(eq(mediaFiles.id, params.id));
    const rendition = media && renditionOf(media.renditions, name);
    if (!rendition || params.file !== `${name}.${extensionOf(rendition.content_type)}`) throw notFound();
    const { size, content_type, storage_key } = rendition;

    const seconds = Math.max(0, Math.floor((expiry.getTime() - clock.now().getTime()) / 1000));
    reply
      .header("content-disposition", "inline")
      .header("content-security-policy", "default-src 'none'; sandbox");
    return sendFile(reply, {
      bytes: size,
      type: content_type,
      cacheControl: `private, max-age=${seconds}, immutable`,
      read: (part) => mediaStorage.read(storage_key, part),
    });
  });
}
