import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { flatten, keyInCode, pluralKeys } from "../test/flatten.ts";
import { allTexts } from "./all.ts";
import { createI18n } from "./createI18n.ts";
import { LOCALES } from "./locale.ts";
import { NAMESPACES, type Texts } from "./namespaces.ts";
import { translatorOf } from "./translator.ts";

const value = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.constantFrom("$t(x)", "{{name}}", "$&", null, undefined),
);
const count = fc.oneof(fc.integer({ min: 0, max: 3 }), fc.nat(), fc.constantFrom(0.5, 1.5, "1.234"));

describe.each(LOCALES)("the translator of %s", (locale) => {
  const instance = createI18n({ locale, texts: allTexts[locale] });

  it.each(NAMESPACES)(
    "says of every text of %s what i18next says, whatever it is filled with",
    (namespace) => {
      const theirs = instance.getFixedT(locale, namespace) as unknown as (
        key: string,
        values?: object,
      ) => string;
      const ours = translatorOf(instance, [namespace]);
      const plurals = pluralKeys(LOCALES.map((each) => flatten(allTexts[each][namespace]).keys()));
      for (const [key, text] of flatten(allTexts[locale][namespace])) {
        const written = keyInCode(key, plurals);
        const names = [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name = ""]) => name);
        const values = fc.record(
          Object.fromEntries(names.map((name) => [name, name === "count" ? count : value])),
        );
        fc.assert(
          fc.property(values, (given) => {
            expect(ours(written, given)).toBe(theirs(written, given));
            expect(ours(`${namespace}:${written}`, given)).toBe(theirs(`${namespace}:${written}`, given));
          }),
          { numRuns: names.length === 0 ? 1 : 20 },
        );
      }
    },
  );
});

describe("the translator", () => {
  const texts: Texts = {
    plain: "Hello {{ name }}",
    none_zero: "none",
    none_one: "one of {{count}}",
    none_other: "{{count}}",
    inner: "<{{-name}}> {{user.name}}",
    nested: "See $t(plain)",
    who_male: "he",
    who: "they",
    group: { a: "b" },
  };
  const instance = createI18n({ locale: "en", texts: { shell: texts } });
  const theirs = instance.getFixedT("en", "shell") as unknown as (...args: unknown[]) => unknown;
  const ours = translatorOf(instance, ["shell"]);

  it.each([
    ["plain", undefined],
    ["plain", { name: "Sen" }],
    ["plain", { other: 1 }],
    ["none", { count: 0 }],
    ["none", { count: 1 }],
    ["none", { count: 2 }],
    ["inner", { name: "a", user: { name: "b" } }],
    ["nested", { name: "Sen" }],
    ["who", { context: "male" }],
    ["who", {}],
    ["group", undefined],
    ["nowhere", undefined],
    ["nowhere", { defaultValue: "there" }],
    ["nowhere", "there"],
    [["nowhere", "plain"], { name: "Sen" }],
  ])("does with %j and %j as i18next does, the second time too", (key, options) => {
    const expected = theirs(key, options);
    expect(ours(key, options)).toBe(expected);
    expect(ours(key, options)).toBe(expected);
  });

  it("is the same for all instances that share their texts", () => {
    expect(translatorOf(Object.create(instance) as typeof instance, ["shell"])).toBe(ours);
  });
});
