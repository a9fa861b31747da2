import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { allTexts } from "../src/all.ts";
import { LOCALES, type Locale } from "../src/locale.ts";
import { NAMESPACES } from "../src/namespaces.ts";
import { flatten } from "./flatten.ts";
import { GLOSSARY } from "./glossary.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** The server's texts, and the names of its shipping methods. */
const told = [
  // Except the messages of the catalogue import, which only staff read.
  ...globSync("apps/backend/src/texts/!(catalogue)-messages.ts", { cwd: root }),
  ...globSync("apps/backend/src/texts/reason-texts.ts", { cwd: root }),
  "apps/backend/master-data/shipping_methods.csv",
];

/** Recognized by its letters, because a file of the server has the texts of both languages. */
const isVietnamese = (text: string) => /[^\p{ASCII}…“”‘’–]/u.test(text);

/** A quoted text of more than one word; a cell of a CSV file. */
const LITERAL = /"((?:[^"\\\n]|\\.)* (?:[^"\\\n]|\\.)*)"/g;
const CELL = /"([^"]*)"|([^",\n]+)/g;

const textsOf = (locale: Locale) => [
  ...NAMESPACES.flatMap((namespace) =>
    [...flatten(allTexts[locale][namespace])].map(([key, text]) => ({ place: `${namespace}:${key}`, text })),
  ),
  ...told.flatMap((file) =>
    [...readFileSync(root + file, "utf8").matchAll(file.endsWith(".csv") ? CELL : LITERAL)]
      .flatMap(([, literal, cell = ""]) => (literal ?? cell).split(" | "))
      .filter((text) => isVietnamese(text) === (locale === "vi"))
      .map((text) => ({ place: file, text })),
  ),
];

describe.each(LOCALES)("the texts in %s", (locale) => {
  const texts = textsOf(locale);

  it.each(GLOSSARY[locale])("use $chosen, never $refused", ({ refused }) => {
    const found = texts.filter(({ text }) =>
      refused.test(text.normalize("NFC").replaceAll(/{{[^}]*}}/g, "")),
    );
    expect(found.map(({ place, text }) => `${place}: ${text}`)).toEqual([]);
  });

  it("include the server's texts", () => {
    expect(texts.filter(({ place }) => place.startsWith("apps/")).length).toBeGreaterThan(40);
  });
});

/** The status of a request, and the title of its order, which has the same words plus the subject. */
const titles = [
  ["refund.status.new", "refund_new"],
  ["refund.status.approved", "refund_approved"],
  ["refund.status.transaction_pending", "refund_transaction_pending"],
  ["refund.status.not_refunded", "not_refunded"],
  ["return.status.new", "return_new"],
  ["return.status.approved", "return_approved"],
  ["return.status.completed", "return_completed"],
  ["return.status.rejected", "return_rejected"],
  ["return.status.processing", "return_processing"],
  ["return.status.cancelled", "return_cancelled"],
] as const;

it.each(titles)(
  "the words of the status %s are in the order title %s, in both languages",
  (status, title) => {
    for (const locale of LOCALES) {
      const called = flatten(allTexts[locale].orders).get(`title.${title}`) ?? "";
      const words = flatten(allTexts[locale].aftersales).get(status) ?? "";
      const missing = words
        .toLocaleLowerCase(locale)
        .split(" ")
        .filter((word) => !called.toLocaleLowerCase(locale).split(" ").includes(word));
      expect([locale, called, missing]).toEqual([locale, called, []]);
    }
  },
);
