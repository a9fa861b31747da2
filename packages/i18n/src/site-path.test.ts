import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addresses, LEADS_AWAY, PAGES } from "../test/address-oddities.ts";
import { isLocale, LOCALES, localeOfPath, localizedPath, storedWins, unlocalizedPath } from "./locale.ts";
import { sitePath } from "./site-path.ts";

describe("sitePath", () => {
  it.each([
    ["/", "/"],
    ["/cart", "/cart"],
    ["/account/purchase?status=CREATED#top", "/account/purchase?status=CREATED#top"],
    ["/en/product/42", "/en/product/42"],
    ["/tìm", "/t%C3%ACm"],
    ["/a/../cart", "/cart"],
    ["/./cart", "/cart"],
    ["/ca\trt", "/cart"],
    ["/%2f%2fevil.example", "/%2f%2fevil.example"],
    ["/%5cevil.example", "/%5cevil.example"],
    ["/@evil.example", "/@evil.example"],
    ["/login?next=//evil.example", "/login?next=//evil.example"],
    ["/search?keyword=a\\b#c\\d", "/search?keyword=a%5Cb#c%5Cd"],
    ["/products/", "/products/"],
    ["cart", "/"],
    ["?a=1", "/"],
    ["#top", "/"],
    ["", "/"],
    [null, "/"],
    [undefined, "/"],
  ])("of %j is %s", (text, path) => {
    expect(sitePath(text)).toBe(path);
  });

  it.each(LEADS_AWAY)("of the malicious %j is a home page", (text) => {
    expect(sitePath(text)).toMatch(/^\/(?:vi|en)?$/);
  });

  it("stays on this site from any page, is normalized, and maps its result to itself", () => {
    fc.assert(
      fc.property(addresses, (text) => {
        const path = sitePath(text);
        expectPlain(path);
        expect(sitePath(path)).toBe(path);
      }),
      { numRuns: 5000 },
    );
  });
});

describe("localizedPath", () => {
  it("stays on this site, has the locale, and maps its result to itself", () => {
    fc.assert(
      fc.property(addresses, fc.constantFrom(...LOCALES), (text, locale) => {
        const path = localizedPath(text, locale);
        expectPlain(path);
        expect(localeOfPath(path)).toBe(locale);
        expect(localizedPath(path, locale)).toBe(path);
        expectPlain(unlocalizedPath(text));
        expect(localizedPath(unlocalizedPath(text), locale)).toBe(path);
      }),
      { numRuns: 5000 },
    );
  });

  it("redirects to the stored locale at most once", () => {
    const stored = fc.constantFrom(...LOCALES, "fr", null);
    fc.assert(
      fc.property(addresses, stored, (text, locale) => {
        const target = storedWins(locale, text);
        if (target === null) {
          expect(isLocale(locale) && localeOfPath(text) !== locale).toBe(false);
        } else {
          expectPlain(target);
          expect(storedWins(locale, target)).toBeNull();
        }
      }),
      { numRuns: 5000 },
    );
  });
});

/** Checks for a single leading slash, no characters that browsers reinterpret, and the same origin from every page. */
function expectPlain(path: string): void {
  expect(path).toMatch(/^\/(?![/\\])/);
  // eslint-disable-next-line no-control-regex -- control characters are what must not be in it
  expect(path).not.toMatch(/[\\\u0000-\u001f\u007f]/);
  expect(path.replace(/[?#].*/s, "")).not.toContain("//");
  for (const page of PAGES) expect(new URL(path, page).origin).toBe(new URL(page).origin);
}
