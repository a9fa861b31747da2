import type { FastifyInstance } from "fastify";
import type { Adapters } from "../../ports/adapters.ts";
import type { Config } from "../../config.ts";
import type { Database } from "../../database/connect.ts";
import { forbidden, notFound } from "../../errors/errors.ts";
import { findSession } from "../customers/index.ts";
import { pictureLinks } from "./picture-links.ts";
import { identityEncryption } from "./encryption.ts";
import { readPicture } from "./pictures.ts";

/** `/media/identity/<id>/<expiry>.<session>.<signature>`: a document picture, for the signed-in customer who got the URL. Never cached. */
export function serveIdentityPictures(
  app: FastifyInstance,
  db: Database,
  { clock, mediaStorage }: Pick<Adapters, "clock" | "mediaStorage">,
  config: Config,
): void {
  const links = pictureLinks({ config, clock });
  const encryption = identityEncryption(config);
  app.get<{ Params: { id: string; token: string } }>(
    "/media/identity/:id/:token",
    async ({ params }, reply) => {
      const session = links.sessionOf(params);
      if (session === null || (await findSession(db, session, clock.now())) === null) throw forbidden();
      const picture = await readPicture({ db, mediaStorage, encryption }, params.id);
      if (!picture) throw notFound();
      return reply
        .header("cache-control", "private, no-store")
        .header("content-disposition", "inline")
        .header("content-security-policy", "default-src 'none'; sandbox")
        .header("referrer-policy", "no-referrer")
        .type(picture.contentType)
        .send(picture.content);
    },
  );
}
