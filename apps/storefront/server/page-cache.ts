import { Overloaded } from "@sen/server";
import { LRUCache } from "lru-cache";
import type { OutdatedPages } from "./outdated-pages.ts";

/** A page that can be cached: the same for everybody, ready to send. */
export interface CacheablePage {
  status: number;
  /** Compressed with Brotli. */
  body: Buffer;
  etag: string;
  /** Hashes of its inline scripts, for the Content-Security-Policy. */
  scriptHashes: readonly string[];
  /** When its rendering started, in ms. */
  madeAt: number;
  renderMs: number;
  /** Ids of the products whose prices it shows. */
  productIds: readonly number[];
  /** No part is missing that may come soon. If one is, a CDN must not keep the page either. */
  isLasting: boolean;
  /** How long it is fresh, in seconds; 0 if it must not be cached. */
  cacheTtlSeconds: number;
}

/** Carries an uncacheable page to the requests that are waiting for this render, and to no others. */
class NotKept extends Error {
  readonly page: CacheablePage;

  constructor(page: CacheablePage) {
    super("The page is not kept.");
    this.page = page;
  }
}

export type CacheStatus = "hit" | "stale" | "miss";

export interface CachedPage {
  page: CacheablePage;
  status: CacheStatus;
}

/** Maximum number of URLs remembered that were requested once: several times as many as there are pages in the cache. */
const MOST_ASKED = 5_000;

/** How long a page is served stale while it is revalidated, in ms. After that, requests wait for the new one. */
const STALE_MS = 600_000;

/**
 * Cache of rendered pages, by URL. Concurrent requests share one render. Only a page that is requested again is cached, so that URLs
 * without end (prices, keywords, ids) do not replace the pages that people read. A stale page is served while it is revalidated, and
 * for as long as rendering fails. A page with outdated data is served only if rendering the new one fails, and never once it is a 404.
 */
export function createPageCache(maxBytes: number, outdated: Pick<OutdatedPages, "has">) {
  const asked = new LRUCache<string, true>({ max: MOST_ASKED });
  const pages = new LRUCache<string, CacheablePage, () => Promise<CacheablePage>>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.byteLength,
    ttl: 1, // Each page sets its own.
    perf: Date,
    noDeleteOnFetchRejection: true,
    noDeleteOnStaleGet: true,
    fetchMethod: async (key, kept, { options, context: make }) => {
      const page = await make();
      if (page.cacheTtlSeconds === 0 || !(kept ?? asked.has(key))) {
        asked.set(key, true);
        throw new NotKept(page);
      }
      options.ttl = page.cacheTtlSeconds * 1000;
      return page;
    },
  });

  return {
    /** The page of a URL, cached or rendered. Rejects like `make` if there is no cached page to fall back to. */
    async get(key: string, make: () => Promise<CacheablePage>): Promise<CachedPage> {
      let isOwn = false;
      const context = () => {
        isOwn = true;
        return make();
      };
      const known = pages.peek(key, { allowStale: true });
      const isStale = known !== undefined && pages.getRemainingTTL(key) <= 0;
      const forceRefresh = known !== undefined && outdated.has(known);
      const allowStale =
        known !== undefined &&
        !forceRefresh &&
        Date.now() - known.madeAt < known.cacheTtlSeconds * 1000 + STALE_MS;
      try {
        const page = await pages.forceFetch(key, { allowStale, forceRefresh, context });
        return { page, status: page !== known ? "miss" : isStale ? "stale" : "hit" };
      } catch (error) {
        // The limit refused another client for its own share, whose render this request had joined.
        if (error instanceof Overloaded && error.isClientsOwn && !isOwn) return this.get(key, make);
        const made = error instanceof NotKept ? error.page : null;
        const isGone = made?.status === 404;
        if (isGone) pages.delete(key);
        if (known && !isGone) return { page: known, status: "stale" };
        if (made) return { page: made, status: "miss" };
        throw error;
      }
    },
    bytes: () => pages.calculatedSize,
  };
}

export type PageCache = ReturnType<typeof createPageCache>;
