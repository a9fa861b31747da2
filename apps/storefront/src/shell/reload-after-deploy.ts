const RELOADED_KEY = "reloaded-after-deploy";
/** A second missing file within this time, in ms, is no matter of a new version. */
const ONCE_MS = 60_000;

/**
 * A page that was open while a new version of the shop was put up asks for files that are gone: it is reloaded, once.
 * Without a connection nothing is gone; whoever asked tells it at its place.
 */
export function reloadAfterDeploy(): void {
  window.addEventListener("vite:preloadError", (event) => {
    const last = Number(sessionStorage.getItem(RELOADED_KEY));
    if (!navigator.onLine || Date.now() - last < ONCE_MS) return;
    event.preventDefault();
    sessionStorage.setItem(RELOADED_KEY, String(Date.now()));
    window.location.reload();
  });
}
