import { globalCss, preloadedFonts } from "@sen/ui/foundations";
import { useNonce } from "./nonce.ts";

const ELEMENT_ID = "global-css";

/** The browser finds the sheet in the document that the server sent: it need not travel a second time as JavaScript. */
const sent = import.meta.env.SSR ? null : document.getElementById(ELEMENT_ID);
const css = import.meta.env.SSR ? globalCss : (sent?.textContent ?? "");
const fonts = import.meta.env.SSR ? preloadedFonts : [];

/** Fonts, tokens and reset of every page, and the font files that each first paint uses. */
export function GlobalStyles() {
  // A page that fails makes its document anew, and the browser takes no sheet without the nonce that came with it.
  const nonce = useNonce() ?? sent?.nonce;
  return (
    <>
      {fonts.map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
      ))}
      <style
        id={ELEMENT_ID}
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: css }}
      />
    </>
  );
}
