import fc from "fast-check";

/** What has led browsers off a site: each is one way to write another host, or to hide that it is one. */
export const LEADS_AWAY = [
  "https://evil.example/",
  "http:evil.example",
  "https:/evil.example",
  "//evil.example",
  "///evil.example",
  "//evil.example/%2f..",
  "/\\evil.example",
  "\\\\evil.example",
  "\\/evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/\r\\evil.example",
  "\t//evil.example",
  " //evil.example",
  "\u0000//evil.example",
  "/.//evil.example",
  "/./\\evil.example",
  "/%2e//evil.example",
  "/..//evil.example",
  "/a/..//evil.example",
  "//user:word@evil.example",
  "//evil.example:443",
  "//[::1]",
  "//２５５.example",
  "/en//evil.example",
  "/en/\\evil.example",
  "/en/\t/evil.example",
  "/en/.//evil.example",
  "/en/./\\evil.example",
  "/en/..//evil.example",
  "/en/%2e%2e//evil.example",
  "/en/en//evil.example",
  "/en//en//evil.example",
  "/vi//evil.example",
  "javascript:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "//",
  "/\\",
  "http://",
  "//evil.example:99999",
  "//%",
] as const;

const pieces = fc.constantFrom(
  ..."/ // \\ . .. ./ ../ : @ ? # % %2f %2F %5c %2e %2e%2e %00 %09 en en/ /en vi https: http: javascript: evil.example evil user:word@ [::1] :443 a 42 é ２ 。 ／".split(
    " ",
  ),
  "\t",
  "\n",
  "\r",
  " ",
  "\u0000",
  "\u00a0",
  "\u2028",
  "\ud800",
);

/** Texts that look like addresses, as odd as they come. */
export const addresses = fc.oneof(
  fc.array(pieces, { maxLength: 10 }).map((parts) => parts.join("")),
  fc.array(pieces, { maxLength: 10 }).map((parts) => `/${parts.join("")}`),
  fc.array(pieces, { maxLength: 10 }).map((parts) => `/en/${parts.join("")}`),
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  fc.string({ unit: "binary" }),
  fc.constantFrom(...LEADS_AWAY),
);

/** Pages that an address is followed from: what is relative leads from each to another place. */
export const PAGES = [
  "https://sen.example/",
  "https://sen.example/en/product/42?a=1#top",
  "http://localhost:3000/en//x/",
] as const;
