import { keepEarlyPress } from "./early-press.ts";
import { pathsIn, preload } from "./preload.ts";
import { showAllSlides, showSlidesAround } from "./slides.ts";
import { showFetchedFonts, showFonts } from "./show-fonts.ts";

/** The first of these starts the app at once. The touched element may be a row to swipe. */
const INTERACTION_EVENTS = ["pointerdown", "touchstart", "keydown"];
/** Maximum time that the first picture delays the app. */
const MAX_WAIT_MS = 1_500;
const RETRY_MS = 2_000;

/**
 * Starts the app on a page that works without scripts, after its first picture or at the first interaction. Fonts load after the app.
 * While the app cannot start, links, forms and popovers work natively. The script is inlined, so its settings are attributes of
 * its element (`document/server-elements.tsx`).
 */
export function boot(startApp: (app: string) => Promise<unknown>): void {
  const element = document.querySelector<HTMLElement>("script[data-app]");
  const { app = "", modules = "", sender = "", fonts = "", hydrated = "" } = element?.dataset ?? {};
  // An early press usually triggers a write, so fetch the write client alongside the app.
  const releaseClicks = keepEarlyPress(hydrated, () => fetchModules(sender));
  // Hydration needs data at the end of the document, which may still be loading when its start is already painted.
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", schedule);
  else schedule();

  function fetchModules(paths: string) {
    for (const href of pathsIn(paths)) void preload({ rel: "modulepreload", href, fetchPriority: "low" });
  }
  function tryToStart(): Promise<unknown> {
    return startApp(app).catch(() => {
      releaseClicks();
      showAllSlides();
      setTimeout(tryToStart, RETRY_MS);
    });
  }
  function schedule() {
    const hasFonts = showFetchedFonts(fonts);
    let start = () => {
      start = () => undefined;
      fetchModules(modules);
      const started = tryToStart();
      if (!hasFonts) void started.then(() => showFonts(fonts));
    };
    // The first frame takes longest, so wait until the browser reports its paint. Later frames: wait for two animation frames.
    const startAfterFirstFrame = () =>
      new PerformanceObserver((_, painted) => {
        painted.disconnect();
        start();
      }).observe({ type: "paint", buffered: true });
    const startAfterFrame = () => requestAnimationFrame(() => requestAnimationFrame(startAfterFirstFrame));
    const picture = document.querySelector<HTMLImageElement>("img[fetchpriority=high]");
    if (!picture || picture.complete) startAfterFirstFrame();
    else for (const end of ["load", "error"]) picture.addEventListener(end, startAfterFrame);
    setTimeout(() => start(), MAX_WAIT_MS);
    for (const event of INTERACTION_EVENTS) {
      addEventListener(
        event,
        ({ target }) => {
          start();
          showSlidesAround(target);
        },
        true,
      );
    }
  }
}
