import type { FastifyInstance } from "fastify";
import type { MediaStorage } from "../../ports/media-storage.ts";
import { notFound, unavailable } from "../../errors/errors.ts";
import { INDEX_NAME, isFileName, storageKey } from "./files.ts";

/** When to retry if a shop has no sitemap yet, in seconds. */
const RETRY_SECONDS = 60;
/** The sitemap is written once an hour. */
const CACHE_CONTROL = "public, max-age=3600";

/**
 * Serves `/sitemap.xml`, the index, and the files it lists, as `writeSitemap` stored them. Until the first one is written the index responds
 * with 503: search engines then keep their data, whereas an incomplete sitemap would make them drop pages.
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
