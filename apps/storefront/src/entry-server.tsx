import { buffer } from "node:stream/consumers";
import type { ApiClient } from "@sen/api";
import { BLOG_TYPES, CRASH_REDIRECT_MS } from "@sen/domain";
import { createI18n, localeOfPath, localizedPath, type Locale } from "@sen/i18n";
import { allTexts } from "@sen/i18n/all";
import type { ReactNode } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import { App } from "./app/App.tsx";
import { fetchAnswers, shownProducts, type PageAnswers } from "./app/page-answers.ts";
import { loadPage } from "./app/page-modules.ts";
import { matchPage, routes, SHELL_TEXTS } from "./app/routes.ts";
import { blogFeedHref } from "./areas/blog/FeedLink.tsx";
import { blogRoutes } from "./areas/blog/routes.ts";
import type { PageData } from "./core/page-data.ts";
import { canonicalSearch, hrefsIn, pathsOf, type PageMatch } from "./core/href.ts";
import { Document } from "./document/Document.tsx";
import { HeadElements, type PageAssets, StyleSheets, TailElements } from "./document/server-elements.tsx";
import { CrashPage } from "./shell/CrashPage.tsx";

export { createApiClient } from "@sen/api";
export { LOCALES, localeOfPath, localizedPath } from "@sen/i18n";
export { canonicalSearch, matchPage };
export { WAIT_FOR_STYLES } from "./document/page-elements.ts";
export type { PageAssets, PageMatch };

/** Paths of the public pages without an id, for the sitemap. Excludes `/blogstype` without a query, which shows the same as `?type=blog`. */
export const publicPaths: readonly string[] = [
  ...routes
    .filter(({ personal }) => !personal)
    .flatMap(pathsOf)
    .filter((path) => {
      const match = matchPage(path, "");
      return match !== null && canonicalSearch(match) === "";
    }),
  ...BLOG_TYPES.map((type) => hrefsIn("vi")(blogRoutes.ofType, { type })),
];

/** Path prefixes of personal pages, disallowed for crawlers. */
export const personalPaths: readonly string[] = [
  ...new Set(routes.flatMap(({ personal, path }) => (personal ? [path.replace(/\/:.*$/, "")] : []))),
];

/** Titles and links of a locale's feed. */
export function feedOf(locale: Locale) {
  const { t } = createI18n({ locale, texts: { blog: allTexts[locale].blog } });
  const href = hrefsIn(locale);
  return {
    title: t("blog:feed_title"),
    description: t("blog:about"),
    self: blogFeedHref(locale),
    blogs: href(blogRoutes.list),
    blog: (id: number) => href(blogRoutes.detail, { id }),
  };
}

/** The response to a form submitted natively to a page, which reads none of it. Its link requests the same page again. */
export function unsentFormPage(pathname: string): string {
  const locale = localeOfPath(pathname);
  const { t } = createI18n({ locale, texts: { auth: allTexts[locale].auth } });
  return `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${t("auth:unsent.title")}</title>
<h1>${t("auth:unsent.title")}</h1>
<p>${t("auth:unsent.text")}</p>
<p><a href="">${t("auth:unsent.again")}</a></p>
</html>
`;
}

export interface PageRequest {
  pathname: string;
  match: PageMatch | null;
  /** API client for public data, in the page's language. */
  api: Pick<ApiClient, "GET">;
  assets: PageAssets;
  publicUrl: string;
  /** The tag manager script that reads the data layer; null if the shop counts page views itself. */
  tagManager: string | null;
  now: Date;
}

export interface RenderedPage {
  status: 200 | 404 | 500 | 503;
  isLasting: boolean;
  /** Ids of the products whose prices it shows. */
  productIds: readonly number[];
  html: Buffer;
}

const RENDER_TIMEOUT_MS = 10_000;

const NO_PAGE: PageAnswers = { failure: "missing", answers: [], isLasting: false };

/** Renders a whole page, or the page of a failure. Rejects only if rendering itself fails. */
export async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const { pathname, match, api, assets, publicUrl, tagManager, now } = request;
  const locale = localeOfPath(pathname);
  const { failure, answers, isLasting } = match ? await fetchAnswers(api, match) : NO_PAGE;
  const names = [...new Set([...SHELL_TEXTS, ...(failure ? [] : (match?.row.texts ?? []))])];
  const texts = Object.fromEntries(names.map((name) => [name, allTexts[locale][name]]));
  const i18n = createI18n({ locale, texts });
  if (match && !failure) await loadPage(match.row, i18n);
  const page: PageData = {
    made_at: now.toISOString(),
    public_url: publicUrl,
    tag_manager: tagManager,
    failure,
    module: failure ? null : assets.page,
    answers,
  };
  const html = await renderToBuffer(
    <StaticRouter location={pathname + (match ? canonicalSearch(match) : "")}>
      <Document
        locale={locale}
        head={<HeadElements assets={assets} />}
        tail={<TailElements page={page} texts={texts} />}
      >
        <App i18n={i18n} page={page} answeredAt={now.getTime()} />
      </Document>
    </StaticRouter>,
  );
  const status = failure === "missing" ? 404 : failure === "unavailable" ? 503 : 200;
  return { status, isLasting, productIds: shownProducts(answers), html };
}

/** The page of a server crash: without the shell, which may be the cause, and with a redirect home after two seconds by `<meta>`. */
export async function renderCrash({ pathname, assets }: PageRequest): Promise<RenderedPage> {
  const locale = localeOfPath(pathname);
  const i18n = createI18n({ locale, texts: { shell: allTexts[locale].shell } });
  const seconds = CRASH_REDIRECT_MS / 1000;
  const html = await renderToBuffer(
    <Document
      locale={locale}
      head={
        <>
          <StyleSheets assets={assets} />
          <meta httpEquiv="refresh" content={`${seconds};url=${localizedPath("/", locale)}`} />
        </>
      }
    >
      <CrashPage i18n={i18n} />
    </Document>,
  );
  return { status: 500, isLasting: false, productIds: [], html };
}

async function renderToBuffer(document: ReactNode): Promise<Buffer> {
  const { prelude } = await prerenderToNodeStream(document, {
    // Sends the page as a whole: no part is streamed in later by script.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    signal: AbortSignal.timeout(RENDER_TIMEOUT_MS),
  });
  return buffer(prelude);
}
