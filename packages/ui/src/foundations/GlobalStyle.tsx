import { fontFaceCss } from "./fonts.ts";
import { globalCss } from "./globalCss.ts";

export interface GlobalStyleProps {
  /** The response's CSP nonce; empty in the browser, which hides nonces from scripts. */
  nonce?: string;
}

/** The fonts, tokens and reset of every page, for the document's `<head>`, before the components' own styles. */
export function GlobalStyle({ nonce }: GlobalStyleProps) {
  return (
    <style
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: fontFaceCss + globalCss }}
    />
  );
}
