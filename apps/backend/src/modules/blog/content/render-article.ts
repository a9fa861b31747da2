import { pictureSrcSet, pictureUrl, plainText } from "@sen/domain";
import { localizedPath } from "@sen/i18n/locale";
import { Marked, type Tokens } from "marked";
import { StartFailure } from "../../../database/failure.ts";
import type { StoredHeading } from "../../../database/schema/index.ts";
import { pictureId, pictureObject, type PictureRecipe } from "../../../pictures/recipe.ts";
import type { Locale } from "../../../texts/messages.ts";
import { sanitizeArticle } from "../sanitize-article.ts";

/** A picture with the id that its address carries. */
export interface ArticlePicture {
  id: string;
  recipe: PictureRecipe;
}

/** An article as it is kept. */
export interface RenderedArticle {
  html: string;
  headings: StoredHeading[];
  /** What a reader reads, without markup. */
  plain: string;
  pictures: ArticlePicture[];
}

/** How wide a picture of an article is shown. */
const SIZES = "(min-width: 1024px) 720px, 100vw";

/** A wide picture of the shop's own objects: `objects` are emoji, one to three. */
export function articlePicture(objects: string, hue: number): ArticlePicture {
  const signs = [...new Intl.Segmenter("vi", { granularity: "grapheme" }).segment(objects)]
    .map(({ segment }) => segment)
    .filter((sign) => sign.trim() !== "");
  const recipe: PictureRecipe = {
    aspect: "wide",
    layout: signs.length === 1 ? "single" : signs.length === 2 ? "pair" : "trio",
    backdrop: "waves",
    hue,
    objects: signs.map(pictureObject),
  };
  return { id: pictureId(recipe), recipe };
}

/** The address of a picture, as rows carry it. */
export function articlePictureUrl({ id }: ArticlePicture): string {
  return `/media/catalog/${id}`;
}

/**
 * Markdown as HTML that is safe to keep: sections get anchors, links to the shop's own pages lead into the language, and
 * `![what it shows](emoji:👕🧺?hue=95 "caption")` is a picture of the shop in all its widths. Throws where a picture is not
 * written like this.
 */
export function renderArticle(markdown: string, locale: Locale): RenderedArticle {
  const headings: StoredHeading[] = [];
  const pictures: ArticlePicture[] = [];
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
        // A picture stands for itself.
        return tokens.length === 1 && tokens[0]?.type === "image" ? inner : `<p>${inner}</p>`;
      },
      link({ href, tokens }) {
        const inner = this.parser.parseInline(tokens);
        const isOwn = href.startsWith("/") && !href.startsWith("//");
        return `<a href="${escaped(isOwn ? localizedPath(href, locale) : href)}">${inner}</a>`;
      },
      image(token) {
        const picture = pictureOf(token);
        pictures.push(picture);
        return figure(articlePictureUrl(picture), token);
      },
    },
  });
  const html = sanitizeArticle(marked.parse(markdown, { async: false }));
  return { html, headings, pictures, plain: textOf(html) };
}

function pictureOf({ href, text }: Tokens.Image): ArticlePicture {
  const [, objects, hue] = /^emoji:([^?]+)\?hue=(\d{1,3})$/.exec(decoded(href)) ?? [];
  if (objects === undefined || hue === undefined || Number(hue) > 359) {
    throw new StartFailure(`A picture is written as emoji:👕🧺?hue=95, not as ${href} (“${text}”).`);
  }
  return articlePicture(objects, Number(hue));
}

/** Markdown encodes addresses. */
function decoded(href: string): string {
  try {
    return decodeURIComponent(href);
  } catch {
    return href;
  }
}

function figure(url: string, { text, title }: Tokens.Image): string {
  const sources = `<source type="image/avif" srcset="${pictureSrcSet(url, "avif") ?? ""}" sizes="${SIZES}">`;
  const image = [
    `<img src="${pictureUrl(url, 640)}" srcset="${pictureSrcSet(url, "webp") ?? ""}" sizes="${SIZES}"`,
    `alt="${escaped(text)}" width="1280" height="720" loading="lazy" decoding="async">`,
  ].join(" ");
  const caption = title ? `<figcaption>${escaped(title)}</figcaption>` : "";
  return `<figure><picture>${sources}${image}</picture>${caption}</figure>`;
}

/** What a reader reads of it. */
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

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
