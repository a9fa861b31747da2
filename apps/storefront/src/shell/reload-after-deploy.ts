import { persistedText } from "../core/persisted.ts";

const reloadedAt = persistedText("reloaded-after-deploy", { in: "tab" });
/** A second missing file within this time, in ms, is no matter of a new version. */
const ONCE_MS = 60_000;

let asking = false;
/** What is being fetched ahead of its use. */
let ahead = 0;

/**
 * A page that was open while a new version of the shop was put up asks for files that are gone: it is reloaded, once. A
 * file that was only lost on the way is fetched again by the code that needs it.
 */
export function reloadAfterDeploy(): void {
  window.addEventListener("vite:preloadError", () => {
    if (ahead === 0) reloadIfReplaced();
  });
}

/** Prefetches files; undefined when one is missing. That does not reload the page: the failure shows when the file is needed. */
export async function fetchAhead<Files>(fetchFiles: () => Promise<Files>): Promise<Files | undefined> {
  ahead += 1;
  const files = await fetchFiles().catch(() => undefined);
  ahead -= 1;
  return files;
}

/** Reloads the page, once, if another version of the shop has taken the place of its own. */
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

/** The app's own file is gone exactly when another version has taken its place. */
async function isReplaced(): Promise<boolean> {
  const answer = await fetch(import.meta.url, { method: "HEAD", cache: "no-store" }).catch(() => null);
  return answer?.status === 404;
}
