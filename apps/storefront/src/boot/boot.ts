import { keepEarlyPress } from "./early-press.ts";
import { pathsIn, preload } from "./preload.ts";
import { showAllSlides, showSlidesAround } from "./slides.ts";
import { showFetchedFonts, showFonts } from "./show-fonts.ts";

/** The first of these starts the app at once, and what is touched may be a row to be swiped. */
const INTERACTION_EVENTS = ["pointerdown", "touchstart", "keydown"];
/** The longest time that the first picture keeps the app waiting. */
const MAX_WAIT_MS = 1_500;
/** The pause before a failed start is tried again. */
const RETRY_MS = 2_000;

/**
 * Starts the app on a page that works without scripts: after its first picture, or at the first touch. Fonts follow the app.
 * While the app cannot be started, links, forms and popovers work by themselves. The script is inlined, so its settings are
 * attributes of its element (`document/server-elements.tsx`).
 *
 * @param startApp fetches the app's module and hydrates the page; rejects when either fails
 */
export function boot(startApp: (app: string) => Promise<unknown>): void {
  const element = document.querySelector<HTMLElement>("script[data-app]");
  const {
    app = "",
    modules = "",
    sender = "",
    fonts = "",
    fontFiles = "",
    hydrated = "",
  } = element?.dataset ?? {};
  // What is pressed mostly changes something: what sends it comes with the app instead of after it.
  const releaseClicks = keepEarlyPress(hydrated, () => fetchModules(sender));
  // What hydration reads stands at the document's end, and its beginning is on the screen before that has come.
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
    const hasFonts = showFetchedFonts(fonts, fontFiles);
    let start = () => {
      start = () => undefined;
      fetchModules(modules);
      const started = tryToStart();
      if (!hasFonts) void started.then(() => showFonts(fonts, fontFiles));
    };
    // The first frame takes longest, so the browser tells when it is on the screen; a later one is when the next but one begins.
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
