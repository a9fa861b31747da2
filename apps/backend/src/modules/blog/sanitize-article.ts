import sanitizeHtml from "sanitize-html";

/** Articles may only show the shop's own pictures. */
const OWN_PICTURE = /^\/media\/catalog\/[a-z0-9-]+\/\d+\.(?:avif|webp)$/;

/** The anchor of a heading. */
const ANCHOR = /^[a-z0-9-]{1,120}$/;

/**
 * Reduces HTML to what Markdown can produce: nothing that runs, styles, frames or links to a script.
 * Sanitizing twice gives the same result as once.
 */
export function sanitizeArticle(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [
      ..."h2 h3 h4 p ul ol li strong em s code pre blockquote a hr br table thead tbody tr th td".split(" "),
      ..."figure figcaption picture source img".split(" "),
    ],
    allowedAttributes: {
      a: ["href", "rel"],
      h2: ["id"],
      h3: ["id"],
      ol: ["start"],
      source: ["type", "srcset", "sizes"],
      img: ["src", "srcset", "sizes", "alt", "width", "height", "loading", "decoding"],
    },
    allowedSchemes: ["https", "mailto", "tel"],
    allowedSchemesByTag: { img: [], source: [] },
    allowProtocolRelative: false,
    // Drop the text content of these elements, too.
    nonTextTags: [
      ..."script style textarea option noscript iframe object embed svg math template title head".split(" "),
    ],
    transformTags: {
      a: (tagName, { href }) => ({ tagName, attribs: linkOf(href) }),
      h2: (tagName, attribs) => ({ tagName, attribs: anchored(attribs) }),
      h3: (tagName, attribs) => ({ tagName, attribs: anchored(attribs) }),
    },
    exclusiveFilter: ({ tag, attribs }) =>
      (tag === "img" && !OWN_PICTURE.test(attribs.src ?? "")) ||
      (tag === "source" && !pictures(attribs.srcset).every((one) => OWN_PICTURE.test(one))),
  });
}

/** Links to other sites send no referrer. */
function linkOf(href: string | undefined): Record<string, string> {
  if (href === undefined) return {};
  return href.startsWith("https:") ? { href, rel: "noopener noreferrer" } : { href };
}

function anchored({ id = "" }: Record<string, string>): Record<string, string> {
  return ANCHOR.test(id) ? { id } : {};
}

/** The URLs of a `srcset`. */
function pictures(srcset = ""): string[] {
  return srcset.split(",").map((entry) => entry.trim().split(/\s+/)[0] ?? "");
}
