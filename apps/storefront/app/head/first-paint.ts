import { APP_PARTS } from "./app-parts.ts";

/** The style element of the fonts. */
export const FONTS_ID = "fonts";
/** The script element that starts the app, inert until `firstPaint` runs it. */
export const APP_ID = "app";
/** What a modulepreload is called until it may load. */
export const LATER = "later";

/** The event by which the app tells that it has taken over the page. */
export const ALIVE = "sen:alive";

/** Remembers that this device has the fonts: they need not be waited for. */
const FONTS_KEY = "sen.fonts";

/** How long the first picture may keep the app waiting, in ms. */
const PATIENCE_MS = 1_500;

/** After how long a style sheet that could not be had is asked for again, in ms. */
const RETRY_MS = 2_000;

/** How many of the app's files are asked for at a stretch. */
const ASKED_AT_ONCE = 6;

/**
 * Runs in the document's head, as text: it may use nothing but its parameters. The page is complete without scripts and
 * fonts, so on a slow connection they let pass what the customer sees first: the text and the picture marked
 * `fetchpriority="high"`. A finger that comes earlier starts the app at once, and a button pressed before the app listens
 * is pressed again when it does. Whatever keeps a phone busy is done in steps, so that a touch is heard between them.
 */
function afterFirstPaint(
  fontsId: string,
  appId: string,
  later: string,
  alive: string,
  fontsKey: string,
  stylesHref: string,
  patienceMs: number,
  retryMs: number,
  parts: string[],
  askedAtOnce: number,
) {
  const fonts = document.getElementById(fontsId) as HTMLStyleElement;
  const known = (() => {
    try {
      return localStorage.getItem(fontsKey) !== null;
    } catch {
      return false; // Storage is closed to this page: it does without the memory.
    }
  })();
  const showFonts = () => {
    fonts.media = "all";
  };
  if (known) showFonts();

  const turn = () => new Promise((resolve) => setTimeout(resolve));
  /** The next task, before the next frame where the browser knows of such. */
  const step = () =>
    "scheduler" in window ? scheduler.postTask(() => undefined, { priority: "user-blocking" }) : turn();
  /** Styles and layout anew: a frame would do both at a stretch, and paint besides. */
  const layOut = async () => {
    getComputedStyle(document.body).getPropertyValue("color");
    await step();
    document.body.getBoundingClientRect();
    await turn();
  };

  /** All of them at once, when they are there: each would have the whole page laid out anew. */
  const bringFonts = async () => {
    const faces = Array.from(fonts.sheet?.cssRules ?? [], (rule) => {
      const of = (name: string) => (rule as CSSFontFaceRule).style.getPropertyValue(name);
      // As CSS it has quotation marks, which here would be part of the name.
      return new FontFace(of("font-family").replaceAll('"', ""), of("src"), {
        weight: of("font-weight"),
        unicodeRange: of("unicode-range"),
      });
    });
    const results = await Promise.allSettled(faces.map((face) => face.load()));
    await turn();
    for (const result of results) if (result.status === "fulfilled") document.fonts.add(result.value);
    await step();
    await layOut();
    try {
      localStorage.setItem(fontsKey, "1");
    } catch {
      // The next page waits for its first paint again.
    }
  };

  /** The sheet of all styles, there but not applied yet. The page has those it shows; the app needs the others too. */
  const loadStyles = async (): Promise<HTMLLinkElement> => {
    const sheet = document.createElement("link");
    sheet.rel = "stylesheet";
    sheet.media = "not all";
    sheet.href = stylesHref;
    const loaded = await new Promise((resolve) => {
      sheet.onload = () => {
        resolve(true);
      };
      sheet.onerror = () => {
        resolve(false);
      };
      document.head.append(sheet);
    });
    if (loaded) return sheet;
    sheet.remove();
    await new Promise((resolve) => setTimeout(resolve, retryMs));
    return loadStyles();
  };

  const start = async () => {
    const styles = stylesHref === "" ? undefined : loadStyles();
    let asked = 0;
    for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel=${later}]`)) {
      link.rel = "modulepreload";
      asked += 1;
      if (asked % askedAtOnce === 0) await turn();
    }
    // Read one by one: imported together they would be one long task.
    for (const part of parts) {
      const link = document.querySelector<HTMLLinkElement>(`link[href*="/${part}-"]`);
      if (link) await import(/* @vite-ignore */ link.href).catch(() => undefined);
      await turn();
    }
    const sheet = await styles;
    if (sheet) {
      sheet.media = "all";
      await layOut();
    }
    const inert = document.getElementById(appId) as HTMLScriptElement;
    const app = document.createElement("script");
    app.type = "module";
    app.nonce = inert.nonce;
    app.textContent = inert.textContent;
    document.head.append(app);
  };
  let begun = false;
  const signs = ["pointerdown", "touchstart", "keydown"];
  const begin = () => {
    if (begun) return;
    begun = true;
    for (const sign of signs) removeEventListener(sign, begin, true);
    void start();
  };
  const afterFrame = (next: () => void) => {
    requestAnimationFrame(() => setTimeout(next));
  };
  const afterPicture = () => {
    const picture = document.querySelector<HTMLImageElement>("img[fetchpriority=high]");
    if (!picture || picture.complete) afterFrame(begin);
    else {
      for (const end of ["load", "error"]) picture.addEventListener(end, () => afterFrame(begin));
    }
  };
  let pressed: HTMLButtonElement | null = null;
  const keepPress = (event: Event) => {
    const button = (event.target as Element).closest("button");
    if (!button || button.form?.hasAttribute("action")) return;
    event.preventDefault();
    pressed = button;
  };
  addEventListener("click", keepPress, true);
  document.addEventListener(
    alive,
    () => {
      removeEventListener("click", keepPress, true);
      pressed?.click();
      if (!known) setTimeout(() => void bringFonts());
    },
    { once: true },
  );
  document.addEventListener("DOMContentLoaded", () => {
    for (const sign of signs) addEventListener(sign, begin, true);
    afterFrame(afterPicture);
    setTimeout(begin, patienceMs);
  });
}

/**
 * The page is shown when its body is there, in one piece: shown part by part it would be laid out again with each part.
 * Stands before the script.
 */
const SHOWN_WHOLE = `<link rel="expect" href="#${APP_ID}" blocking="render">`;

/** The script that brings fonts, styles and app after the first paint, for the end of the head. */
export function firstPaintScript(nonce: string, stylesHref: string): string {
  const parameters = JSON.stringify([
    FONTS_ID,
    APP_ID,
    LATER,
    ALIVE,
    FONTS_KEY,
    stylesHref,
    PATIENCE_MS,
    RETRY_MS,
    APP_PARTS,
    ASKED_AT_ONCE,
  ]);
  return `${SHOWN_WHOLE}<script nonce="${nonce}">(${afterFirstPaint.toString()})(...${parameters})</script>`;
}
