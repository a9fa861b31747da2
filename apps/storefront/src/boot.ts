/** The first touch or key starts the app at once; the first picture may keep it waiting for so long, in ms. */
const SIGNS = ["pointerdown", "touchstart", "keydown"];
const PATIENCE_MS = 1_500;
/** An app that could not be had is asked for again after so long, in ms. */
const RETRY_MS = 2_000;

/**
 * Starts a page that is complete without scripts: after its text and first picture are shown, or at the first touch, the app
 * and the fonts are fetched. A button pressed before the app listens is pressed again when it does. What it needs to know
 * is on its element (`document/server-elements.tsx`), since it stands in the page by itself.
 */
export function boot(load: (app: string) => Promise<unknown>): void {
  const {
    app = "",
    modules = "",
    fonts = "",
    hydrated = "",
  } = document.querySelector<HTMLElement>("script[data-app]")?.dataset ?? {};
  let pressed: HTMLElement | undefined;
  const keepPress = (event: Event) => {
    const button = (event.target as Element).closest("button");
    if (!button || button.form?.hasAttribute("action")) return;
    event.preventDefault();
    pressed = button;
  };
  const letPress = () => removeEventListener("click", keepPress, true);
  const fetchApp = (): Promise<unknown> =>
    load(app).catch(() => {
      letPress(); // Forms and links work by themselves meanwhile.
      setTimeout(fetchApp, RETRY_MS);
    });
  let start = () => {
    start = () => undefined;
    document.getElementById(fonts)?.setAttribute("media", "all");
    for (const href of modules.split(" ").filter(Boolean)) {
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    }
    void fetchApp();
  };
  const afterPaint = () => requestAnimationFrame(() => setTimeout(() => start()));
  const picture = document.querySelector<HTMLImageElement>("img[fetchpriority=high]");
  if (!picture || picture.complete) afterPaint();
  else for (const end of ["load", "error"]) picture.addEventListener(end, afterPaint);
  setTimeout(() => start(), PATIENCE_MS);
  for (const sign of SIGNS) addEventListener(sign, () => start(), { capture: true, once: true });
  addEventListener("click", keepPress, true);
  document.addEventListener(hydrated, () => {
    letPress();
    setTimeout(() => pressed?.click()); // In a task of its own: React then hydrates what is pressed first.
  });
}
