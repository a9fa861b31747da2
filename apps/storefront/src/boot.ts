/** The first touch or key starts the app at once; the first picture may keep it waiting for so long, in ms. */
const SIGNS = ["pointerdown", "touchstart", "keydown"];
const PATIENCE_MS = 1_500;
/** An app that could not be had is asked for again after so long, in ms. */
const RETRY_MS = 2_000;

/**
 * Starts a page that is complete without scripts: once its text is shown the app's modules are fetched, and after its first
 * picture, or at the first touch, the app runs; the fonts come after the app, and are shown when all are here, since the page is
 * laid out anew for each. A button pressed before the app listens is
 * pressed again when it does. What it needs to know is on its element (`document/server-elements.tsx`), since it stands in
 * the page by itself.
 */
export function boot(load: (app: string) => Promise<unknown>): void {
  const element = document.querySelector<HTMLElement>("script[data-app]");
  const { app = "", modules = "", fonts = "", fontFiles = "", hydrated = "" } = element?.dataset ?? {};
  const filesIn = (list: string) => list.split(" ").filter(Boolean);
  /** Fetches a file ahead of its use, and waits until it is here or can't be had. */
  const preload = (attributes: Partial<HTMLLinkElement>) =>
    new Promise((end) => {
      const link = Object.assign(document.createElement("link"), attributes, { onload: end, onerror: end });
      document.head.append(link);
    });
  const showFonts = async () => {
    const files = filesIn(fontFiles);
    await Promise.all(files.map((href) => preload({ rel: "preload", as: "font", crossOrigin: "", href })));
    document.getElementById(fonts)?.setAttribute("media", "all");
  };
  let pressed: HTMLElement | undefined;
  const keepPress = (event: Event) => {
    const button = (event.target as Element).closest("button");
    if (!button || button.form?.hasAttribute("action")) return;
    event.preventDefault();
    pressed = button;
  };
  const letPress = () => removeEventListener("click", keepPress, true);
  const fetchApp = (): Promise<unknown> =>
    load(app)
      .catch(() => {
        letPress(); // Forms and links work by themselves meanwhile.
        setTimeout(fetchApp, RETRY_MS);
      })
      .finally(() => void showFonts());
  let start = () => {
    start = () => undefined;
    void fetchApp();
  };
  const afterPaint = (work: () => void) => requestAnimationFrame(() => setTimeout(work));
  const startAfterPaint = () => afterPaint(() => start());
  afterPaint(() => {
    for (const href of filesIn(`${app} ${modules}`)) {
      void preload({ rel: "modulepreload", href, fetchPriority: "low" });
    }
  });
  const picture = document.querySelector<HTMLImageElement>("img[fetchpriority=high]");
  if (!picture || picture.complete) startAfterPaint();
  else for (const end of ["load", "error"]) picture.addEventListener(end, startAfterPaint);
  setTimeout(() => start(), PATIENCE_MS);
  for (const sign of SIGNS) addEventListener(sign, () => start(), { capture: true, once: true });
  addEventListener("click", keepPress, true);
  document.addEventListener(hydrated, letPress);
  // In a task of its own: React then hydrates what is pressed first.
  document.addEventListener(hydrated, () => setTimeout(() => pressed?.click()));
}
