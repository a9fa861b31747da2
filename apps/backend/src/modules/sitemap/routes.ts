import type { FastifyInstance } from "fastify";
import type { MediaStorage } from "../../ports/media-storage.ts";
import { notFound, unavailable } from "../../errors/errors.ts";
import { INDEX_NAME, isFileName, storageKey } from "./files.ts";

/** Seconds after which the first site map of a shop is worth asking for again. */
const RETRY_SECONDS = 60;
/** It is made once an hour. */
const CACHE_CONTROL = "public, max-age=3600";

/**
 * `/sitemap.xml`, the index, and the files that it names, as `writeSitemap` left them in the storage. Before the first is made the index is
 * a 503: search engines keep what they have, and would drop what half a site map leaves out.
 */
export function serveSitemap(app: FastifyInstance, { mediaStorage }: { mediaStorage: MediaStorage }): void {
  app.get(`/${INDEX_NAME}`, async (_request, reply) => {
    const index = await mediaStorage.read(storageKey(INDEX_NAME));
    if (!index) throw unavailable("SERVICE_UNAVAILABLE", RETRY_SECONDS);
    return reply.header("cache-control", CACHE_CONTROL).type("application/xml; charset=utf-8").send(index);
  });

  app.get<{ Params: { rest: string } }>("/sitemap-:rest", async ({ params }, reply) => {
    const name = `sitemap-${params.rest}`;
    const file = isFileName(name) ? await mediaStorage.read(storageKey(name)) : null;
    if (!file) throw notFound();
    return reply.header("cache-control", CACHE_CONTROL).type("application/gzip").send(file);
  });
}
