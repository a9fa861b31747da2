import { keepEarlyPress } from "./early-press.ts";
import { pathsIn, preload } from "./preload.ts";
import { showFonts } from "./show-fonts.ts";

/** The first touch or key starts the app at once; the first picture may keep it waiting for so long, in ms. */
const SIGNS = ["pointerdown", "touchstart", "keydown"];
const PATIENCE_MS = 1_500;
/** An app that could not be had is asked for again after so long, in ms. */
const RETRY_MS = 2_000;

/**
 * Starts a page that is complete without scripts: after its first picture, or at the first touch, the app is fetched, and the
 * fonts after the app. What it needs to know is on its element (`document/server-elements.tsx`), since it stands in the page
 * by itself.
 */
export function boot(load: (app: string) => Promise<unknown>): void {
  const element = document.querySelector<HTMLElement>("script[data-app]");
  const { app = "", modules = "", fonts = "", fontFiles = "", hydrated = "" } = element?.dataset ?? {};
  const letPress = keepEarlyPress(hydrated);
  const fetchApp = (): Promise<unknown> =>
    load(app).catch(() => {
      letPress(); // Forms and links work by themselves meanwhile.
      setTimeout(fetchApp, RETRY_MS);
    });
  let start = () => {
    start = () => undefined;
    for (const href of pathsIn(modules)) void preload({ rel: "modulepreload", href, fetchPriority: "low" });
    void fetchApp().then(() => showFonts(fonts, fontFiles));
  };
  // The next frame begins when this one is on its way to the screen.
  const startAfterPaint = () =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => start())));
  const picture = document.querySelector<HTMLImageElement>("img[fetchpriority=high]");
  if (!picture || picture.complete) startAfterPaint();
  else for (const end of ["load", "error"]) picture.addEventListener(end, startAfterPaint);
  setTimeout(() => start(), PATIENCE_MS);
  for (const sign of SIGNS) addEventListener(sign, () => start(), { capture: true, once: true });
}
