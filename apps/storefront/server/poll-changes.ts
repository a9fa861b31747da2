import { setTimeout as pause } from "node:timers/promises";
import type { CatalogueChange } from "./outdated-pages.ts";

interface Answer extends CatalogueChange {
  /** What the next question is asked with. */
  snapshot: string;
}

export interface ChangePolling {
  /** Origin of the backend, without a trailing slash. */
  backendUrl: string;
  onChange: (change: CatalogueChange) => void;
  /** Ends it. */
  signal: AbortSignal;
  /** Between two questions, in ms: half of the two seconds in which pages follow the shop. @default 1,000 */
  intervalMs?: number;
  /** Tells the time, in ms. */
  now?: () => number;
}

/** Longest wait for an answer, in ms. */
const TIMEOUT_MS = 2_000;
/** The backend keeps changes for ten minutes. After half of that without an answer, every page counts as changed. */
const KNOWN_MS = 5 * 60_000;

/**
 * Asks the backend again and again what has changed in the catalogue. While it does not answer, pages are as old as their own times allow.
 */
export async function pollChanges({
  backendUrl,
  onChange,
  signal,
  intervalMs = 1_000,
  now = Date.now,
}: ChangePolling): Promise<void> {
  let since = "";
  let heardAt = now();
  while (!signal.aborted) {
    try {
      const answer = await askOnce(`${backendUrl}/catalogue-changes?since=${since}`, signal);
      const isCutOff = now() - heardAt > KNOWN_MS;
      since = answer.snapshot;
      heardAt = now();
      onChange({ ...answer, everything: answer.everything || isCutOff });
    } catch {
      // Asked again in a second; health checks and logs tell of a backend that is down.
    }
    await pause(intervalMs, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

async function askOnce(url: string, signal: AbortSignal): Promise<Answer> {
  const response = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]) });
  if (!response.ok) throw new Error(`The backend answered ${response.status}.`);
  const answer = (await response.json()) as Answer;
  if (typeof answer.snapshot !== "string") throw new Error("The backend answered something else.");
  return answer;
}
