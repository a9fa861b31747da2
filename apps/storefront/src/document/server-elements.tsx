import type { LoadedTexts } from "@sen/i18n";
import type { PageData } from "../core/page-data.ts";
import { HYDRATED_EVENT } from "@sen/ui/primitives";
import { FONTS_ID, PAGE_DATA_ID, TEXTS_ID, WAIT_FOR_STYLES } from "./page-elements.ts";

/** The files of the build that a page begins with. */
export interface PageAssets {
  /** Style sheets of the page and all that it shares with others. */
  styles: readonly string[];
  /** The style sheet of the fonts, for after the first paint. */
  fonts: string;
  /** The files that it names. */
  fontFiles: readonly string[];
  /** The app's module, which the boot script starts. */
  app: string;
  /** The page's own module; null in development, and for a page that is none. */
  page: string | null;
  /** The modules that the app and the page import, to be fetched beside it. */
  modules: readonly string[];
  /** What changes are sent by, for a press that comes before the app. */
  sender: readonly string[];
  /** The boot script's text, to stand in the page; its CSP hash goes with the page (`server/page-assets.ts`). */
  boot: string;
  /** A script of the development server that must run before all modules. */
  preamble?: string;
}

/** What a page is styled with; the fonts are switched on later, by the boot script. */
export function StyleSheets({ assets: { styles, fonts } }: { assets: PageAssets }) {
  return (
    <>
      {styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      <link id={FONTS_ID} rel="stylesheet" href={fonts} media="(scripting: none)" />
    </>
  );
}

/**
 * The end of the head: the script that starts the app, and what the page is styled with. A script behind style sheets, or a
 * module, would run after them: a press meanwhile would be the browser's, and a form's a request of its own.
 */
export function HeadElements({ assets }: { assets: PageAssets }) {
  const { fontFiles, app, modules, sender, boot, preamble } = assets;
  return (
    <>
      {preamble !== undefined && <script type="module" dangerouslySetInnerHTML={{ __html: preamble }} />}
      <script
        data-app={app}
        data-modules={modules.join(" ")}
        data-sender={sender.join(" ")}
        data-fonts={FONTS_ID}
        data-font-files={fontFiles.join(" ")}
        data-hydrated={HYDRATED_EVENT}
        dangerouslySetInnerHTML={{ __html: boot }}
      />
      <StyleSheets assets={assets} />
    </>
  );
}

/** The end of the body: what the browser begins with, as data, and a script that waits for the styles. */
export function TailElements({ page, texts }: { page: PageData; texts: LoadedTexts }) {
  return (
    <>
      <JsonElement id={PAGE_DATA_ID} value={page} />
      <JsonElement id={TEXTS_ID} value={texts} />
      <script dangerouslySetInnerHTML={{ __html: WAIT_FOR_STYLES }} />
    </>
  );
}

/** A data block. `<` is escaped so that no text can close the element. */
function JsonElement({ id, value }: { id: string; value: unknown }) {
  const json = JSON.stringify(value).replaceAll("<", "\\u003c");
  return <script type="application/json" id={id} dangerouslySetInnerHTML={{ __html: json }} />;
}
