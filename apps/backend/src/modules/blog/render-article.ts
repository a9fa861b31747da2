import { pictureSrcSet, pictureUrl, plainText } from "@sen/domain";
import { localizedPath } from "@sen/i18n/locale";
import { escapeXml } from "@sen/server";
import { Marked, type Tokens } from "marked";
import type { StoredHeading } from "../../database/schema/index.ts";
import type { Locale } from "../../texts/messages.ts";
import { sanitizeArticle } from "./sanitize-article.ts";

/** An article rendered from Markdown. */
export interface RenderedArticle {
  html: string;
  headings: StoredHeading[];
  /** The text without markup. */
  plain: string;
  /** URLs of the pictures as written, with their alt texts. */
  pictures: { href: string; text: string }[];
}

/** Width and height of pictures in pixels, by URL. */
export type PictureSizes = ReadonlyMap<string, readonly [width: number, height: number]>;

/** Display width of an article's pictures. */
const SIZES = "(min-width: 1024px) 720px, 100vw";

/** Size assumed for a picture of unknown size. */
const WIDE = [1280, 720] as const;

/**
 * Renders Markdown as sanitized HTML: headings get anchors, links to the shop's own pages get the language's path, and
 * `![alt text](/media/catalog/… "caption")` becomes a picture in all its widths. Pictures from other sites are removed.
 *
 * @param sizes of pictures that are not 16:9
 */
export function renderArticle(
  markdown: string,
  locale: Locale,
  sizes: PictureSizes = new Map(),
): RenderedArticle {
  const headings: StoredHeading[] = [];
  const pictures: RenderedArticle["pictures"] = [];
  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth }) {
        const inner = this.parser.parseInline(tokens);
        const text = textOf(inner);
        if (depth > 3) return `<h4>${inner}</h4>`;
        const id = unused(anchorOf(text), headings);
        if (depth === 2) headings.push({ id, text });
        return `<h${Math.max(2, depth)} id="${id}">${inner}</h${Math.max(2, depth)}>`;
      },
      paragraph({ tokens }) {
        const inner = this.parser.parseInline(tokens);
        // A picture alone in a paragraph becomes a figure without the `<p>`.
        return tokens.length === 1 && tokens[0]?.type === "image" ? inner : `<p>${inner}</p>`;
      },
      link({ href, tokens }) {
        const inner = this.parser.parseInline(tokens);
        const isOwn = href.startsWith("/") && !href.startsWith("//");
        return `<a href="${escapeXml(isOwn ? localizedPath(href, locale) : href)}">${inner}</a>`;
      },
      image(token) {
        pictures.push({ href: token.href, text: token.text });
        return figure(token, sizes.get(token.href) ?? WIDE);
      },
    },
  });
  const html = sanitizeArticle(marked.parse(markdown, { async: false }));
  return { html, headings, pictures, plain: textOf(html) };
}

function figure(
  { href: url, text, title }: Tokens.Image,
  [width, height]: readonly [number, number],
): string {
  const sources = `<source type="image/avif" srcset="${pictureSrcSet(url, "avif") ?? ""}" sizes="${SIZES}">`;
  const image = [
    `<img src="${pictureUrl(url, 640)}" srcset="${pictureSrcSet(url, "webp") ?? ""}" sizes="${SIZES}"`,
    `alt="${escapeXml(text)}" width="${width}" height="${height}" loading="lazy" decoding="async">`,
  ].join(" ");
  const caption = title ? `<figcaption>${escapeXml(title)}</figcaption>` : "";
  return `<figure><picture>${sources}${image}</picture>${caption}</figure>`;
}

/** The text of HTML, without markup. */
function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ")
    .trim();
}

/** `Giặt lần đầu` → `giat-lan-dau`. */
function anchorOf(text: string): string {
  const anchor = plainText(text)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 80);
  return anchor === "" ? "phan" : anchor;
}

function unused(anchor: string, headings: readonly StoredHeading[]): string {
  const isTaken = (id: string) => headings.some((heading) => heading.id === id);
  let id = anchor;
  for (let number = 2; isTaken(id); number += 1) id = `${anchor}-${number}`;
  return id;
}
