import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LOCALES, localeOfPath, localizedPath, storedWins, unlocalizedPath } from "./locale.ts";

describe("the locale of a path", () => {
  it.each([
    ["/", "vi", "/"],
    ["/en", "en", "/"],
    ["/en/", "en", "/"],
    ["/en?a=1", "en", "/?a=1"],
    ["/en#top", "en", "/#top"],
    ["/en/product/42?a=1#top", "en", "/product/42?a=1#top"],
    ["/product/42", "vi", "/product/42"],
    ["/english", "vi", "/english"],
    ["/en-gb/x", "vi", "/en-gb/x"],
    ["/vi/x", "vi", "/vi/x"],
  ] as const)("of %s is %s, leaving %s", (path, locale, rest) => {
    expect(localeOfPath(path)).toBe(locale);
    expect(unlocalizedPath(path)).toBe(rest);
  });
});

describe("a localized path", () => {
  it.each([
    ["/", "en", "/en"],
    ["/?a=1", "en", "/en?a=1"],
    ["/#top", "en", "/en#top"],
    ["/product/42?a=1#top", "en", "/en/product/42?a=1#top"],
    ["/en/product/42?a=1#top", "vi", "/product/42?a=1#top"],
    ["/en", "vi", "/"],
    ["/en/cart", "en", "/en/cart"],
    ["/cart", "vi", "/cart"],
    ["/en/en/cart", "vi", "/cart"],
    ["/en//evil.example", "vi", "/"],
    ["/en//evil.example", "en", "/en"],
    ["/en/\\evil.example", "vi", "/"],
    ["/en/.//evil.example", "vi", "/"],
    ["//evil.example", "en", "/en"],
    ["https://evil.example", "en", "/en"],
  ] as const)("of %s in %s is %s", (path, locale, expected) => {
    expect(localizedPath(path, locale)).toBe(expected);
  });

  it("has its locale, and localizes back to the original", () => {
    const path = fc
      .array(fc.constantFrom("product", "42", "en", "english", "account"), { maxLength: 4 })
      .map((parts) => ["", "x", ...parts].join("/"));
    const tail = fc.constantFrom("", "?a=1", "#x", "?next=/en/cart#x");
    fc.assert(
      fc.property(
        path,
        tail,
        fc.constantFrom(...LOCALES),
        fc.constantFrom(...LOCALES),
        (start, end, from, to) => {
          const here = localizedPath(start + end, from);
          const there = localizedPath(here, to);
          expect(localeOfPath(there)).toBe(to);
          expect(unlocalizedPath(there)).toBe(start + end);
          expect(localizedPath(there, from)).toBe(here);
        },
      ),
    );
  });
});

describe("the stored locale", () => {
  it.each([
    ["en", "/product/42?a=1#top", "/en/product/42?a=1#top"],
    ["vi", "/en/product/42?a=1#top", "/product/42?a=1#top"],
    ["en", "/en/cart", null],
    ["vi", "/cart", null],
    ["vi", "/en//evil.example", "/"],
    ["vi", "/en/\\evil.example", "/"],
    ["en", "//evil.example", "/en"],
    [null, "/en/cart", null],
    ["fr", "/en/cart", null],
    ["", "/cart", null],
    [{}, "/cart", null],
  ])("of %j redirects %s to %s", (stored, path, expected) => {
    expect(storedWins(stored, path)).toBe(expected);
  });
});
