import { LRUCache } from "lru-cache";
import type { OutdatedPages } from "./outdated-pages.ts";
import { sizeOf, type Bodies } from "./page-bodies.ts";

/** A page that can be kept: the same for everybody, as it is sent. */
export interface CacheablePage {
  status: number;
  /** Its HTML in each form that it is sent in. */
  bodies: Bodies;
  etag: string;
  /** Hashes of its inline scripts for the Content-Security-Policy. */
  scriptHashes: readonly string[];
  /** When making it began, in ms. */
  madeAt: number;
  /** How long making it took, in ms. */
  renderMs: number;
  /** The products whose prices it shows. */
  productIds: readonly number[];
  /** For how long it is fresh, in seconds; 0 where it must not be kept. */
  cacheTtlSeconds: number;
}

/** Hands on a page that must not be kept: it goes to the requests that wait for it, and to no other. */
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

/** A page is shown for so long after it has ceased to be fresh, in ms, while a new one is made. Then it is waited for. */
const STALE_MS = 600_000;

/**
 * Pages that were made, by their address. Many who ask at once wait for one render. A page that is no longer fresh is
 * shown while the next is made, and for as long as making it fails. One that shows what has changed since is shown only where making
 * the next fails.
 *
 * @param maxBytes of all kept pages together
 */
export function createPageCache(maxBytes: number, outdated: Pick<OutdatedPages, "has">) {
  const pages = new LRUCache<string, CacheablePage, () => Promise<CacheablePage>>({
    maxSize: maxBytes,
    sizeCalculation: ({ bodies }) => sizeOf(bodies),
    ttl: 1, // Each page brings its own.
    perf: Date,
    noDeleteOnFetchRejection: true,
    noDeleteOnStaleGet: true,
    fetchMethod: async (_key, _stale, { options, context: make }) => {
      const page = await make();
      if (page.cacheTtlSeconds === 0) throw new NotKept(page);
      options.ttl = page.cacheTtlSeconds * 1000;
      return page;
    },
  });

  return {
    /** The page of an address, kept or made. Rejects as `make` does when there is none to show in its place. */
    async get(key: string, make: () => Promise<CacheablePage>): Promise<CachedPage> {
      const known = pages.peek(key, { allowStale: true });
      const isStale = known !== undefined && pages.getRemainingTTL(key) <= 0;
      const forceRefresh = known !== undefined && outdated.has(known);
      const allowStale =
        known !== undefined &&
        !forceRefresh &&
        Date.now() - known.madeAt < known.cacheTtlSeconds * 1000 + STALE_MS;
      try {
        const page = await pages.forceFetch(key, { allowStale, forceRefresh, context: make });
        return { page, status: page !== known ? "miss" : isStale ? "stale" : "hit" };
      } catch (error) {
        if (known) return { page: known, status: "stale" };
        if (error instanceof NotKept) return { page: error.page, status: "miss" };
        throw error;
      }
    },
    /** How many bytes it holds. */
    bytes: () => pages.calculatedSize,
  };
}

export type PageCache = ReturnType<typeof createPageCache>;
