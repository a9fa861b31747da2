import { DEFAULT_LOCALE, LOCALES, localizedPath, useLocale, useTranslation } from "@sen/i18n";
import { use, useEffect, createContext } from "react";
import { useLocation } from "react-router-dom";
import { searchOf } from "../core/href.ts";
import { noteArrival } from "./arrivals.ts";
import type { JsonLd } from "./json-ld.ts";

export interface PageHeadProps {
  /** The page's own title; the shop's name is appended. Empty while unknown, which delays the page view. */
  title: string;
  /** One or two sentences for search results and shared links. */
  description?: string;
  /** Open Graph type. */
  kind?: "website" | "article";
  /** URL of a picture for shared links, absolute or relative to this site's root. */
  picture?: string;
  /** Query parameters kept in the canonical URL, because they make this another page (a list's filters). */
  canonicalQuery?: readonly string[];
  /** For personal pages and pages without public content: not indexed. */
  noIndex?: boolean;
  /** The query string holds a secret: the page view is recorded without it. @default false */
  secretQuery?: boolean;
  jsonLd?: readonly JsonLd[];
}

/**
 * Title, description, canonical URL, the alternate in the other language, Open Graph and structured data of a page.
 * React hoists the tags into the head, on the server and after client-side navigation, so they can depend on SWR data.
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
          suppressHydrationWarning // Rendered by the server only.
          dangerouslySetInnerHTML={{
            __html: import.meta.env.SSR
              ? JSON.stringify(
                  jsonLd.map((part) => ({ "@context": "https://schema.org", ...part(origin) })),
                ).replaceAll("<", "\\u003c")
              : "",
          }}
        />
      )}
    </>
  );
}

function keptQuery(search: string, names: readonly string[]): string {
  const kept = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => names.includes(name)));
  kept.sort();
  return searchOf(kept);
}

/** The public origin, without a trailing slash; empty if the page failed before it was known. */
export const PublicUrlContext = createContext("");

export function usePublicUrl(): string {
  return use(PublicUrlContext);
}
