import { I18nProvider } from "@sen/i18n";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { ServerRouter, type EntryContext, type RouterContextProvider } from "react-router-dom";
import { seedElement, SeedContext } from "./data/handed-seed.ts";
import { firstPaintScript } from "./head/first-paint.ts";
import { NonceContext } from "./head/nonce.ts";
import { PageText } from "./page-text.ts";
import { factsContext, serverApiContext } from "./request-context.ts";
import { allStylesHref, PageStyles } from "./styles/page-styles.ts";
import { textsElement } from "./texts/handed-texts.ts";
import { createServerI18n } from "./texts/server-i18n.ts";

export { createRequestHandler as createPageHandler } from "react-router-dom";
export { createRequestContext } from "./request-context.ts";

const RENDER_TIMEOUT_MS = 10_000;

/** What the answers are made of, for as long as they are on their way. */
const wholePages = new WeakMap<Response, Uint8Array>();

/** The bytes of a page that was rendered here; nothing for other answers. */
export const wholePage = (response: Response): Uint8Array | undefined => wholePages.get(response);

/**
 * Renders a whole page: nothing on it is suspended (personal data is the browser's to fetch), so the styles that it
 * uses can stand in the head before the first byte of the body.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce } = context.get(factsContext);
  const { seed } = context.get(serverApiContext);
  const i18n = createServerI18n(new URL(request.url).pathname);
  const styles = new PageStyles(nonce);
  const page = await renderWhole(
    styles.collect(
      <NonceContext value={nonce}>
        <I18nProvider i18n={i18n}>
          <SeedContext value={seed}>
            <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
          </SeedContext>
        </I18nProvider>
      </NonceContext>,
    ),
    nonce,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  // A failed page is nobody's to keep: what is missing now may be there in a moment.
  if (status >= 400) headers.set("Cache-Control", "no-store");
  const head = styles.tags(page.classes()) + textsElement(i18n) + firstPaintScript(nonce, allStylesHref);
  // The page goes past the response, which would copy it and make a stream of it.
  const response = new Response(null, { status, headers });
  wholePages.set(response, page.with(head, seedElement(seed)));
  return response;
}

/** Renders to the end, once everything is there. Rejects with the first error of the shell. */
function renderWhole(page: ReactNode, nonce: string): Promise<PageText> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // The page leaves as a whole: no part of it need come later by script.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady() {
        clearTimeout(timer);
        const text = new PageText();
        text.once("finish", () => {
          resolve(text);
        });
        pipe(text);
      },
      onShellError: reject,
      onError: reject,
    });
    const timer = setTimeout(() => {
      abort(new Error("The page took too long to render."));
    }, RENDER_TIMEOUT_MS);
  });
}
