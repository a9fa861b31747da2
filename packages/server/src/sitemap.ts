/** A page as a site map names it: once per language, each address beside those of the others. */
export interface SitemapPage {
  /** Absolute addresses, by language. */
  addresses: readonly { hreflang: string; href: string }[];
  /** When what the page shows changed last; null where that is not known. */
  lastmod: Date | null;
}

/** A file of the site map, as its index names it. */
export interface SitemapFile {
  /** Absolute. */
  loc: string;
  lastmod: Date | null;
}

const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';

/** Characters of a piece: compressing each page by itself took three times as long. */
const PIECE_LENGTH = 64 * 1024;

/** A file of the site map in pieces, so that a long one can be streamed. https://www.sitemaps.org/protocol.html */
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

/** The index of the site map's files. */
export function sitemapIndexXml(files: readonly SitemapFile[]): string {
  const entries = files.map(
    ({ loc, lastmod }) => `<sitemap><loc>${escapeXml(loc)}</loc>${lastmodXml(lastmod)}</sitemap>\n`,
  );
  return `${DECLARATION}\n<sitemapindex xmlns="${NAMESPACE}">\n${entries.join("")}</sitemapindex>\n`;
}

const lastmodXml = (lastmod: Date | null): string =>
  lastmod ? `<lastmod>${lastmod.toISOString()}</lastmod>` : "";

/** What XML cannot hold, escaped or not. */
const NO_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** A text as it stands in XML, between tags or in an attribute. */
export function escapeXml(text: string): string {
  return text.replace(NO_XML, "").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
