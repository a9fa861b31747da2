import { persistedText } from "../core/persisted.ts";

const reloadedAt = persistedText("reloaded-after-deploy", { in: "tab" });
/** A second missing file within this time, in ms, is no matter of a new version. */
const ONCE_MS = 60_000;

let asking = false;

/**
 * A page that was open while a new version of the shop was put up asks for files that are gone: it is reloaded, once. A
 * file that was only lost on the way is fetched again by the code that needs it.
 */
export function reloadAfterDeploy(): void {
  window.addEventListener("vite:preloadError", () => {
    const last = Number(reloadedAt.read());
    if (asking || Date.now() - last < ONCE_MS) return;
    asking = true;
    void reloadIfReplaced().finally(() => {
      asking = false;
    });
  });
}

/** The app's own file is gone exactly when another version has taken its place. */
async function reloadIfReplaced(): Promise<void> {
  const answer = await fetch(import.meta.url, { method: "HEAD", cache: "no-store" }).catch(() => null);
  if (answer?.status !== 404) return;
  reloadedAt.write(String(Date.now()));
  window.location.reload();
}
