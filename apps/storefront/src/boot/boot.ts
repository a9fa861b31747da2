import { keepEarlyPress } from "./early-press.ts";
import { pathsIn, preload } from "./preload.ts";
import { showFetchedFonts, showFonts } from "./show-fonts.ts";

/** The first of these starts the app at once. */
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
  const { app = "", modules = "", fonts = "", fontFiles = "", hydrated = "" } = element?.dataset ?? {};
  const releaseClicks = keepEarlyPress(hydrated);
  // What hydration reads stands at the document's end, and its beginning is on the screen before that has come.
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", schedule);
  else schedule();

  function tryToStart(): Promise<unknown> {
    return startApp(app).catch(() => {
      releaseClicks();
      setTimeout(tryToStart, RETRY_MS);
    });
  }
  function schedule() {
    const hasFonts = showFetchedFonts(fonts, fontFiles);
    let start = () => {
      start = () => undefined;
      for (const href of pathsIn(modules)) void preload({ rel: "modulepreload", href, fetchPriority: "low" });
      const started = tryToStart();
      if (!hasFonts) void started.then(() => showFonts(fonts, fontFiles));
    };
    // The next frame begins when this one is on its way to the screen.
    const startAfterPaint = () =>
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => start())));
    const picture = document.querySelector<HTMLImageElement>("img[fetchpriority=high]");
    if (!picture || picture.complete) startAfterPaint();
    else for (const end of ["load", "error"]) picture.addEventListener(end, startAfterPaint);
    setTimeout(() => start(), MAX_WAIT_MS);
    for (const event of INTERACTION_EVENTS) {
      addEventListener(event, () => start(), { capture: true, once: true });
    }
  }
}
