import { persistedText } from "../core/persisted.ts";

const reloadedAt = persistedText("reloaded-after-deploy", { in: "tab" });
/** A second missing file within this time, in ms, has another cause than a deploy. */
const ONCE_MS = 60_000;

let asking = false;
let ahead = 0;

/**
 * A page opened before a deploy requests chunks that no longer exist: reload it, once. A chunk lost to the network is
 * fetched again by the code that needs it.
 */
export function reloadAfterDeploy(): void {
  window.addEventListener("vite:preloadError", () => {
    if (ahead === 0) reloadIfReplaced();
  });
}

/** Prefetches files; undefined if one is missing. A failure does not reload the page: it surfaces when the file is needed. */
export async function fetchAhead<Files>(fetchFiles: () => Promise<Files>): Promise<Files | undefined> {
  ahead += 1;
  const files = await fetchFiles().catch(() => undefined);
  ahead -= 1;
  return files;
}

/** Reloads the page, once, if a newer version of the shop has been deployed. */
export function reloadIfReplaced(): void {
  const last = Number(reloadedAt.read());
  if (asking || Date.now() - last < ONCE_MS) return;
  asking = true;
  void isReplaced().then((replaced) => {
    asking = false;
    if (!replaced) return;
    reloadedAt.write(String(Date.now()));
    window.location.reload();
  });
}

/** The app's own chunk is a 404 exactly when another version has replaced it. */
async function isReplaced(): Promise<boolean> {
  const answer = await fetch(import.meta.url, { method: "HEAD", cache: "no-store" }).catch(() => null);
  return answer?.status === 404;
}
