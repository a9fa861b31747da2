import { fontFaceCss, globalCss } from "@sen/ui/foundations";
import { FONTS_ID } from "./first-paint.ts";
import { useNonce } from "./nonce.ts";

const ELEMENT_ID = "global-css";

/** The browser finds the sheets in the document that the server sent: they need not travel a second time as JavaScript. */
const sent = import.meta.env.SSR ? null : document.getElementById(ELEMENT_ID);
const css = import.meta.env.SSR ? globalCss : (sent?.textContent ?? "");
const fonts = import.meta.env.SSR ? fontFaceCss : (document.getElementById(FONTS_ID)?.textContent ?? "");

/** Tokens and reset of every page, and the fonts, which wait for the first paint where scripts run (`first-paint.ts`). */
export function GlobalStyles() {
  // A page that fails makes its document anew, and the browser takes no sheet without the nonce that came with it.
  const nonce = useNonce() ?? sent?.nonce;
  return (
    <>
      <style
        id={ELEMENT_ID}
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: css }}
      />
      <style
        id={FONTS_ID}
        media={import.meta.env.SSR ? "(scripting: none)" : "all"}
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: fonts }}
      />
    </>
  );
}
