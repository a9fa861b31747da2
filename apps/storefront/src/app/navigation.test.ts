import { ALL_PRODUCTS, notificationTarget, payableUrl } from "@sen/domain";
import { LOCALES, localizedPath, type Locale } from "@sen/i18n";
import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { hrefsIn } from "../core/href.ts";
import type { Route } from "../core/route.ts";
import { aftersalesRoutes } from "../areas/aftersales/routes.ts";
import { catalogRoutes } from "../areas/catalog/routes.ts";
import { checkoutRoutes } from "../areas/checkout/routes.ts";
import { orderRoutes } from "../areas/orders/routes.ts";
import { productRoutes } from "../areas/product/routes.ts";
import { leaveForLogin, loginHref } from "../core/session/login.ts";
import { chooseLocale, redirectToStoredLocale } from "../core/session/chosen-locale.ts";
import { linksIn } from "../areas/links.ts";
import { suggestionHref } from "./use-search.ts";

const ORIGIN = "https://sen.example";

/** A page of the shop under a URL that anybody may have written. */
const pageAt = (path: string) => new URL(path.startsWith("/") ? ORIGIN + path : `${ORIGIN}/${path}`);

/** Where a page redirects to when a stranger typed, sent or linked its URL. Null if it stays. */
async function leaving(
  path: string,
  stored: Record<string, string>,
  leave: () => unknown,
): Promise<string | null> {
  const { pathname, search, hash } = pageAt(path);
  let target: string | null = null;
  const go = (to: string) => (target ??= to);
  vi.stubGlobal("window", { location: { pathname, search, hash, assign: go, replace: go } });
  const kept: Record<string, string> = { ...stored };
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => (kept[key] = value),
    removeItem: (key: string) => Reflect.deleteProperty(kept, key),
  };
  // As in a browser, the keys of a storage are those of its items.
  vi.stubGlobal("localStorage", Object.setPrototypeOf(kept, methods));
  await leave();
  return target;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A URL with a text in place of a number. */
const link = (to: Route, values: object, locale: Locale) => hrefsIn(locale)(to, values);

type Place = (text: string, locale: Locale) => string | null | Promise<string | null>;

/** The target of everything in the shop that redirects or links, given a text that a stranger may have written. */
const places = {
  "the stored language": (text, locale) => leaving(text, { locale }, redirectToStoredLocale),
  "the language switch": (text, locale) => leaving(text, {}, () => chooseLocale(locale)),
  "the language switch's link": (text, locale) => localizedPath(text, locale),
  "a session that has ended": (text) => leaving(text, { session: "{}" }, leaveForLogin),
  "a page that asks for the sign-in": (text, locale) => loginHref(text, locale),
  "the way on after the sign-in": (text, locale) => localizedPath(text, locale),
  "a banner": (text, locale) => linksIn(locale).path(text),
  "a product": (text, locale) => link(productRoutes.detail, { id: text }, locale),
  "a shop": (text, locale) => link(catalogRoutes.shop, { id: text }, locale),
  "an order": (text, locale) => link(orderRoutes.detail, { id: text }, locale),
  "an order's end": (text, locale) => link(aftersalesRoutes.finish, { id: text }, locale),
  "a list with its filters": (text, locale) =>
    link(catalogRoutes.mall, { ...ALL_PRODUCTS, id: text }, locale),
  "a search": (text, locale) => link(catalogRoutes.search, { keyword: text }, locale),
  "a suggestion": (text, locale) =>
    suggestionHref({ kind: "keyword", text, id: null, image_url: null, price: null }, linksIn(locale)),
  "the payment's way back": (text, locale) => link(checkoutRoutes.result, { order: text }, locale),
  "a notification": (text, locale) => {
    const target = notificationTarget({ source_type: text, source_id: 3, order_detail_id: 18 });
    return target && localizedPath(target.href, locale);
  },
} satisfies Record<string, Place>;

const addresses = [
  "/en//evil.example",
  "/en/\\evil.example",
  "/en/.//evil.example",
  "/en/..//evil.example",
  "/en/%2e//evil.example",
  "/en/\t/evil.example",
  "/en//user:word@evil.example/x",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "/./\\evil.example",
  "/\n/evil.example",
  "/a/..//evil.example",
  "https://evil.example/",
  "javascript:alert(1)",
  "/%2f%2fevil.example",
  "/%5cevil.example",
  "/en",
  "/account/purchase?status=CREATED#top",
];
const pieces = "/ // \\ . .. %2e %2f %5c : @ ? # en /en/ evil.example https: javascript: 42 é".split(" ");
const oddities = fc
  .array(fc.constantFrom(...pieces, "\t", "\n", "\r", " "), { maxLength: 8 })
  .map((parts) => parts.join(""));

describe.each(Object.entries<Place>(places))("%s", (_name, goTo) => {
  it("stays on this site for any input", async () => {
    const property = fc.asyncProperty(
      fc.oneof(fc.constantFrom(...addresses), oddities),
      fc.constantFrom(...LOCALES),
      async (text, locale) => {
        const target = await goTo(text, locale);
        if (target === null) return;
        expect(target).toMatch(/^\/(?![/\\])/);
        for (const page of [`${ORIGIN}/`, `${ORIGIN}/en//evil.example/x`]) {
          expect(new URL(target, page).origin).toBe(ORIGIN);
        }
      },
    );
    await fc.assert(property, { numRuns: 400, examples: addresses.flatMap((text) => both(text)) });
  });
});

const both = (text: string) => LOCALES.map((locale): [string, Locale] => [text, locale]);

describe("redirects and links", () => {
  const asked = "account/purchase?status=CREATED#top";
  it.each([
    ["the stored language", asked, "en", `/en/${asked}`],
    ["the language switch", asked, "en", `/en/${asked}`],
    ["the language switch", `en/${asked}`, "vi", `/${asked}`],
    ["the way on after the sign-in", `/${asked}`, "vi", `/${asked}`],
    ["the way on after the sign-in", `/${asked}`, "en", `/en/${asked}`],
    ["the way on after the sign-in", "/en//evil.example", "en", "/en"],
    ["a session that has ended", "en/cart", "en", "/en/login?next=%2Fen%2Fcart"],
    ["a banner", "/products?category_id=3", "en", "/en/products?category_id=3"],
  ] as const)("of %s lead from %s in %s to %s", async (place, text, locale, target) => {
    expect(await (places[place] as Place)(text, locale)).toBe(target);
  });
});

it("payment URLs use http or https", () => {
  fc.assert(
    fc.property(fc.oneof(fc.constantFrom(...addresses), oddities), (text) => {
      const target = payableUrl(text);
      if (target === null) return;
      expect(["http:", "https:"]).toContain(new URL(target, ORIGIN).protocol);
    }),
  );
});
