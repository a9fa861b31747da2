import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { StorefrontConfig } from "./config.ts";

/** Catalogue changes since the last poll, as reported by the backend. */
export interface CatalogueChange {
  product_ids: readonly number[];
  everything: boolean;
}

/** Maximum number of products tracked; beyond it, every page counts as outdated. */
const MOST_PRODUCTS = 50_000;

/** Tracks catalogue changes, and tells which pages were rendered before them. */
export function createOutdatedPages() {
  /** When each product's last change was received, in ms. */
  const changedAt = new Map<number, number>();
  let allChangedAt = -Infinity;

  return {
    /** @param now in ms. Later than the change itself, so a page rendered in between is rendered again. */
    note({ product_ids, everything }: CatalogueChange, now: number): void {
      if (everything || changedAt.size + product_ids.length > MOST_PRODUCTS) {
        allChangedAt = now;
        changedAt.clear();
      } else {
        for (const id of product_ids) changedAt.set(id, now);
      }
    },
    /** Whether something on the page has changed since its rendering started. */
    has: ({ madeAt, productIds }: { madeAt: number; productIds: readonly number[] }): boolean =>
      madeAt <= allChangedAt || productIds.some((id) => madeAt <= (changedAt.get(id) ?? -Infinity)),
  };
}

export type OutdatedPages = ReturnType<typeof createOutdatedPages>;

export function followCatalogue(app: FastifyInstance, { backendUrl }: StorefrontConfig): OutdatedPages {
  const outdatedPages = createOutdatedPages();
  const ended = new AbortController();
  app.addHook("onClose", () => ended.abort());
  const onChange = (change: CatalogueChange) => outdatedPages.note(change, Date.now());
  void pollChanges(backendUrl, onChange, ended.signal);
  return outdatedPages;
}

/** Polling interval, in ms: half of the two seconds within which pages reflect changes. */
const INTERVAL_MS = 1_000;
const TIMEOUT_MS = 2_000;
/** The backend keeps changes for ten minutes. After five without a response, every page counts as outdated. */
const KNOWN_MS = 5 * 60_000;

/** Polls the backend for changes. While it does not respond, pages stay cached for their own TTL. */
export async function pollChanges(
  backendUrl: string,
  onChange: (change: CatalogueChange) => void,
  signal: AbortSignal,
  intervalMs = INTERVAL_MS,
): Promise<void> {
  let since = "";
  let answeredAt = Date.now();
  while (!signal.aborted) {
    try {
      const response = await fetch(`${backendUrl}/catalogue-changes?since=${since}`, {
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      });
      if (!response.ok) throw new Error(`The backend responded with ${response.status}.`);
      const { snapshot, ...change } = (await response.json()) as CatalogueChange & { snapshot: string };
      const isCutOff = Date.now() - answeredAt > KNOWN_MS;
      since = snapshot;
      answeredAt = Date.now();
      onChange({ ...change, everything: change.everything || isCutOff });
    } catch {
      // The next poll retries; health checks and logs report a backend that is down.
    }
    await pause(intervalMs, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
