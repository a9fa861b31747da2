import { DEFAULT_LOCALE, LOCALES, localizedPath, useLocale, useTranslation } from "@sen/i18n";
import { use, useEffect, createContext } from "react";
import { useLocation } from "react-router-dom";
import { noteArrival } from "./arrivals.ts";
import type { JsonLd } from "./json-ld.ts";

export interface PageHeadProps {
  /** The page's own title; the shop's name is added. Empty while it is not known: the page then counts as not there yet. */
  title: string;
  /** One or two sentences for search results and shared links. */
  description?: string;
  /**
   * What shared links call it.
   * @default "website"
   */
  kind?: "website" | "article";
  /** Address of a picture for shared links, absolute or from this site's root. */
  picture?: string;
  /**
   * Query parameters that make this another page (a list's filters), kept in the canonical address.
   * @default []
   */
  canonicalQuery?: readonly string[];
  /** Pages of one person, and pages that say nothing to a stranger, stay out of search results. */
  noIndex?: boolean;
  /** What stands in the page's query is a secret: its view is counted without it. @default false */
  secretQuery?: boolean;
  /** Structured data (schema.org). */
  jsonLd?: readonly JsonLd[];
}

/**
 * Title, description, canonical address, the twin in the other language, Open Graph and structured data of a page.
 * React hoists the tags into the head, on the server and after a click alike, so that they can be made from SWR data.
 */
export function PageHead({
  title,
  description,
  picture,
  kind = "website",
  canonicalQuery = [],
  noIndex,
  secretQuery = false,
  jsonLd,
}: PageHeadProps) {
  const { t } = useTranslation("shell");
  const locale = useLocale();
  const origin = usePublicUrl();
  const location = useLocation();
  const { pathname, search } = location;
  const path = pathname + keptQuery(search, canonicalQuery);
  const href = (language: (typeof LOCALES)[number]) => origin + localizedPath(path, language);
  const fullTitle = title === "" ? t("name") : `${title} · ${t("name")}`;
  useEffect(() => {
    if (title !== "") noteArrival(location, fullTitle, locale, secretQuery);
  }, [location, title, fullTitle, locale, secretQuery]);
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {noIndex && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={href(locale)} />
      {LOCALES.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={href(language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={href(DEFAULT_LOCALE)} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:type" content={kind} />
      <meta property="og:url" content={href(locale)} />
      <meta property="og:locale" content={locale === "vi" ? "vi_VN" : "en_US"} />
      {description && <meta property="og:description" content={description} />}
      {picture && <meta property="og:image" content={picture.startsWith("/") ? origin + picture : picture} />}
      {jsonLd && (
        <script
          type="application/ld+json"
          suppressHydrationWarning // The data is the server's alone.
          dangerouslySetInnerHTML={{
            __html: JSON.stringify(jsonLd.map((part) => part(origin))).replaceAll("<", "\\u003c"),
          }}
        />
      )}
    </>
  );
}

function keptQuery(search: string, names: readonly string[]): string {
  const kept = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => names.includes(name)));
  kept.sort();
  return kept.size === 0 ? "" : `?${kept.toString()}`;
}

/** Origin the outside world sees, without a trailing slash; empty where the page failed before it was known. */
export const PublicUrlContext = createContext("");

/** That origin: canonical addresses are made from it. */
export function usePublicUrl(): string {
  return use(PublicUrlContext);
}
