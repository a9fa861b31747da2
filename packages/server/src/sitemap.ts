/** A page of the sitemap. It is listed once per language, with links to its other languages. */
export interface SitemapPage {
  /** Absolute URLs, by language. */
  addresses: readonly { hreflang: string; href: string }[];
  /** When the page's content last changed; null if unknown. */
  lastmod: Date | null;
}

/** A sitemap file as listed in the index. */
export interface SitemapFile {
  /** Absolute. */
  loc: string;
  lastmod: Date | null;
}

const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';

/** Characters per chunk. Compressing each page by itself took three times as long. */
const PIECE_LENGTH = 64 * 1024;

/** A sitemap file in chunks, so that a long one can be streamed. https://www.sitemaps.org/protocol.html */
export function* sitemapXml(pages: Iterable<SitemapPage>): Generator<string> {
  let piece = `${DECLARATION}\n<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
  for (const page of pages) {
    piece += pageXml(page);
    if (piece.length < PIECE_LENGTH) continue;
    yield piece;
    piece = "";
  }
  yield `${piece}</urlset>\n`;
}

function pageXml({ addresses, lastmod }: SitemapPage): string {
  const escaped = addresses.map(({ hreflang, href }) => ({ hreflang, href: escapeXml(href) }));
  const alternates = escaped
    .map(({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`)
    .join("");
  return escaped
    .map(({ href }) => `<url><loc>${href}</loc>${lastmodXml(lastmod)}${alternates}</url>\n`)
    .join("");
}

/** The sitemap index. */
export function sitemapIndexXml(files: readonly SitemapFile[]): string {
  const entries = files.map(
    ({ loc, lastmod }) => `<sitemap><loc>${escapeXml(loc)}</loc>${lastmodXml(lastmod)}</sitemap>\n`,
  );
  return `${DECLARATION}\n<sitemapindex xmlns="${NAMESPACE}">\n${entries.join("")}</sitemapindex>\n`;
}

const lastmodXml = (lastmod: Date | null): string =>
  lastmod ? `<lastmod>${lastmod.toISOString()}</lastmod>` : "";

/** Characters that XML cannot contain, even escaped. */
const NO_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Escapes a text for XML, as content or attribute. */
export function escapeXml(text: string): string {
  return text.replace(NO_XML, "").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
