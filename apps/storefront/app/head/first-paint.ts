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

/**
 * Runs in the document's head, as text: it may use nothing but its parameters. The page is complete without scripts and
 * fonts, so on a slow connection they let pass what the customer sees first: the text and the picture marked
 * `fetchpriority="high"`. A finger that comes earlier starts the app at once.
 */
function afterFirstPaint(
  fontsId: string,
  appId: string,
  later: string,
  alive: string,
  fontsKey: string,
  patienceMs: number,
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

  let begun = false;
  const signs = ["pointerdown", "touchstart", "keydown"];
  const begin = () => {
    if (begun) return;
    begun = true;
    for (const sign of signs) removeEventListener(sign, begin, true);
    for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel=${later}]`)) {
      link.rel = "modulepreload";
    }
    const inert = document.getElementById(appId) as HTMLScriptElement;
    const app = document.createElement("script");
    app.type = "module";
    app.nonce = inert.nonce;
    app.textContent = inert.textContent;
    document.head.append(app);
    showFonts();
    void document.fonts.ready.then(() => {
      try {
        localStorage.setItem(fontsKey, "1");
      } catch {
        // The next page waits for its first paint again.
      }
    });
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
    },
    { once: true },
  );
  document.addEventListener("DOMContentLoaded", () => {
    for (const sign of signs) addEventListener(sign, begin, true);
    afterFrame(afterPicture);
    setTimeout(begin, patienceMs);
  });
}

/** The script that brings fonts and app after the first paint, for the end of the head. */
export function firstPaintScript(nonce: string): string {
  const parameters = JSON.stringify([FONTS_ID, APP_ID, LATER, ALIVE, FONTS_KEY, PATIENCE_MS]);
  return `<script nonce="${nonce}">(${afterFirstPaint.toString()})(...${parameters})</script>`;
}
