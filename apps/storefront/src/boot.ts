import { BOOT_ID, FONTS_ID, HYDRATED_EVENT } from "./document/page-elements.ts";

/** The first touch or key starts the app at once. */
const SIGNS = ["pointerdown", "touchstart", "keydown"] as const;
/** How long the first picture may keep the app waiting, in ms. */
const PATIENCE_MS = 1_500;
/** After how long an app that could not be had is asked for again, in ms. */
const RETRY_MS = 2_000;

/**
 * Starts a page that is complete without scripts: after its text and first picture are shown, or at the first touch, the
 * app and the fonts are fetched. A button pressed before the app listens is pressed again when it does.
 */
export function boot(load: (app: string) => Promise<unknown>): void {
  const { app = "", modules = "" } = document.getElementById(BOOT_ID)?.dataset ?? {};
  let pressed: HTMLElement | null = null;
  const keepPress = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (!button || button.form?.hasAttribute("action")) return;
    event.preventDefault();
    pressed = button;
  };
  const start = () => {
    for (const sign of SIGNS) removeEventListener(sign, start, true);
    if (started) return;
    started = true;
    document.getElementById(FONTS_ID)?.setAttribute("media", "all");
    for (const href of modules.split(" ").filter(Boolean)) {
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    }
    void fetchApp();
  };
  const fetchApp = () =>
    load(app).catch(() => {
      removeEventListener("click", keepPress, true); // Forms and links work by themselves meanwhile.
      setTimeout(() => void fetchApp(), RETRY_MS);
    });
  let started = false;
  const afterPaint = () => requestAnimationFrame(() => setTimeout(start));
  const picture = document.querySelector<HTMLImageElement>("img[fetchpriority=high]");
  if (!picture || picture.complete) afterPaint();
  else for (const end of ["load", "error"]) picture.addEventListener(end, afterPaint);
  setTimeout(start, PATIENCE_MS);
  for (const sign of SIGNS) addEventListener(sign, start, true);
  addEventListener("click", keepPress, true);
  document.addEventListener(HYDRATED_EVENT, () => {
    removeEventListener("click", keepPress, true);
    pressed?.click();
  });
}
