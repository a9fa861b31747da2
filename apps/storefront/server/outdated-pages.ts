import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { StorefrontConfig } from "./config.ts";

/** What the backend says has changed in the catalogue since it was last asked. */
export interface CatalogueChange {
  product_ids: readonly number[];
  /** Any page may be out of date. */
  everything: boolean;
}

/** Products remembered one by one; of more, every page is made anew. */
const MOST_PRODUCTS = 50_000;

/** Remembers what changed in the catalogue, and tells which pages were made before that. */
export function createOutdatedPages() {
  /** When each product was last heard to have changed, in ms. */
  const changedAt = new Map<number, number>();
  let allChangedAt = -Infinity;

  return {
    /** @param now in ms. Later than the change itself: a page made in between is made again. */
    note({ product_ids, everything }: CatalogueChange, now: number): void {
      if (everything || changedAt.size + product_ids.length > MOST_PRODUCTS) {
        allChangedAt = now;
        changedAt.clear();
      } else {
        for (const id of product_ids) changedAt.set(id, now);
      }
    },
    /** Whether something that the page shows has changed since it began to be made. */
    has: ({ madeAt, productIds }: { madeAt: number; productIds: readonly number[] }): boolean =>
      madeAt <= allChangedAt || productIds.some((id) => madeAt <= (changedAt.get(id) ?? -Infinity)),
  };
}

export type OutdatedPages = ReturnType<typeof createOutdatedPages>;

/** Knows which pages are out of date for as long as the server is open. */
export function followCatalogue(app: FastifyInstance, { backendUrl }: StorefrontConfig): OutdatedPages {
  const outdatedPages = createOutdatedPages();
  const ended = new AbortController();
  app.addHook("onClose", () => ended.abort());
  const onChange = (change: CatalogueChange) => outdatedPages.note(change, Date.now());
  void pollChanges(backendUrl, onChange, ended.signal);
  return outdatedPages;
}

/** Between two questions, in ms: half of the two seconds in which pages follow the shop. */
const INTERVAL_MS = 1_000;
/** Longest wait for an answer, in ms. */
const TIMEOUT_MS = 2_000;
/** The backend keeps changes for ten minutes. After half of that without an answer, every page counts as changed. */
const KNOWN_MS = 5 * 60_000;

/**
 * Asks the backend again and again what has changed. While it does not answer, pages are as old as their own times allow.
 *
 * @param backendUrl origin, without a trailing slash
 * @param signal ends it
 */
export async function pollChanges(
  backendUrl: string,
  onChange: (change: CatalogueChange) => void,
  signal: AbortSignal,
  intervalMs = INTERVAL_MS,
): Promise<void> {
  let since = "";
  let heardAt = Date.now();
  while (!signal.aborted) {
    try {
      const { snapshot, ...change } = await askOnce(`${backendUrl}/catalogue-changes?since=${since}`, signal);
      const isCutOff = Date.now() - heardAt > KNOWN_MS;
      since = snapshot;
      heardAt = Date.now();
      onChange({ ...change, everything: change.everything || isCutOff });
    } catch {
      // Asked again in a second; health checks and logs tell of a backend that is down.
    }
    await pause(intervalMs, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

/** @returns with `snapshot`, which the next question is asked with */
async function askOnce(url: string, signal: AbortSignal): Promise<CatalogueChange & { snapshot: string }> {
  const response = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]) });
  if (!response.ok) throw new Error(`The backend answered ${response.status}.`);
  const answer = (await response.json()) as Partial<CatalogueChange & { snapshot: string }>;
  if (typeof answer.snapshot !== "string") throw new Error("The backend answered something else.");
  return answer as CatalogueChange & { snapshot: string };
}
