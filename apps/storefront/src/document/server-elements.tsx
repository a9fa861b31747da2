import type { LoadedTexts } from "@sen/i18n";
import type { PageData } from "../core/page-data.ts";
import { HYDRATED_EVENT } from "@sen/ui/primitives";
import { PAGE_DATA_ID, TEXTS_ID, WAIT_FOR_STYLES } from "./page-elements.ts";

export interface PageAssets {
  /** Style sheets of the page and of everything it imports. */
  styles: readonly string[];
  /** The fonts' style sheet, for browsers without scripts, and its content, which the boot script applies. */
  fonts: string;
  fontFaces: string;
  /** The app's module, started by the boot script. */
  app: string;
  /** The page's own module; null in development, and if no page matches. */
  page: string | null;
  /** Modules that the app and the page import, to preload in parallel. */
  modules: readonly string[];
  /** Modules of the write client, fetched after an early press. */
  sender: readonly string[];
  /** The boot script's source, inlined; its CSP hash is computed in `server/page-assets.ts`. */
  boot: string;
  /** A script of the development server that must run before all modules. */
  preamble?: string;
}

export function StyleSheets({ assets: { styles, fonts } }: { assets: PageAssets }) {
  return (
    <>
      {styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      <noscript>
        <link rel="stylesheet" href={fonts} />
      </noscript>
    </>
  );
}

/**
 * The end of the head: the boot script, then the style sheets. A script after style sheets, or a module, would run only once they
 * have loaded: a press before that would get the browser's default action, such as submitting a form.
 */
export function HeadElements({ assets }: { assets: PageAssets }) {
  const { fontFaces, app, modules, sender, boot, preamble } = assets;
  return (
    <>
      {preamble !== undefined && <script type="module" dangerouslySetInnerHTML={{ __html: preamble }} />}
      <script
        data-app={app}
        data-modules={modules.join(" ")}
        data-sender={sender.join(" ")}
        data-fonts={fontFaces}
        data-hydrated={HYDRATED_EVENT}
        dangerouslySetInnerHTML={{ __html: boot }}
      />
      <StyleSheets assets={assets} />
    </>
  );
}

/** The end of the body: the data that the browser hydrates from, and a script that waits for the styles. */
export function TailElements({ page, texts }: { page: PageData; texts: LoadedTexts }) {
  return (
    <>
      <JsonElement id={PAGE_DATA_ID} value={page} />
      <JsonElement id={TEXTS_ID} value={texts} />
      <script dangerouslySetInnerHTML={{ __html: WAIT_FOR_STYLES }} />
    </>
  );
}

/** A data block. Escapes `<` so that no text can close the element. */
function JsonElement({ id, value }: { id: string; value: unknown }) {
  const json = JSON.stringify(value).replaceAll("<", "\\u003c");
  return <script type="application/json" id={id} dangerouslySetInnerHTML={{ __html: json }} />;
}
