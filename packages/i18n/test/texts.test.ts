import { describe, expect, it } from "vitest";
import { allTexts } from "../src/all.ts";
import { LOCALES } from "../src/locale.ts";
import { NAMESPACES, type Namespace } from "../src/namespaces.ts";
import { baseKey, flatten } from "./flatten.ts";

const placeholders = (text: string): string[] =>
  [...new Set([...text.matchAll(/{{-?\s*([\w.]+)[^}]*}}/g)].map((match) => match[1] ?? ""))].sort();

/** The texts of a namespace by the key that code writes, each with its plural forms by name. */
function forms(locale: "vi" | "en", namespace: Namespace): Map<string, Map<string, string>> {
  const flat = flatten(allTexts[locale][namespace]);
  const grouped = new Map<string, Map<string, string>>();
  for (const [key, text] of flat) {
    const base = baseKey(key, flat);
    const form = base === key ? "" : key.slice(base.length + 1);
    grouped.set(base, (grouped.get(base) ?? new Map<string, string>()).set(form, text));
  }
  return grouped;
}

/** The crash page's words are given by the specification as they are, in whatever language. */
const givenInEnglish = ["errors:crash.title", "errors:crash.message"];

/** Words that a Vietnamese text never has without their accents. */
const unaccented =
  /(?<!\p{L})(khong|duoc|nguoi|san pham|don hang|vui long|thanh toan|gio hang|tai khoan|mat khau|khieu nai|hoan tien|tra hang|dia chi|xac nhan|giao hang|dang nhap|dang ky|cua hang|that bai|thong bao|thanh cong|so luong|dien thoai|mua sam|tat ca|da huy)(?!\p{L})/iu;

describe.each(NAMESPACES)("the texts of %s", (namespace) => {
  const vi = forms("vi", namespace);
  const en = forms("en", namespace);

  it("have the same keys in both languages", () => {
    expect([...en.keys()].sort()).toEqual([...vi.keys()].sort());
  });

  it("are none of them empty, and have no spaces around them", () => {
    for (const locale of LOCALES) {
      for (const [key, text] of flatten(allTexts[locale][namespace])) {
        expect(text.trim(), `${locale} ${key}`).not.toBe("");
        expect(text, `${locale} ${key}`).toBe(text.trim());
      }
    }
  });

  it("have the same placeholders in both languages", () => {
    for (const [key, texts] of vi) {
      const inVi = placeholders([...texts.values()].join());
      const inEn = placeholders([...(en.get(key)?.values() ?? [])].join());
      expect(inEn, key).toEqual(inVi);
    }
  });

  it("count in the forms of their language: one and other in English, other in Vietnamese", () => {
    for (const [key, texts] of vi) {
      if (texts.size > 1 || !texts.has("")) expect([...texts.keys()], key).toEqual(["other"]);
    }
    for (const [key, texts] of en) {
      if (texts.size > 1 || !texts.has("")) expect([...texts.keys()].sort(), key).toEqual(["one", "other"]);
    }
  });

  it("are written with composed accents, and none are left out", () => {
    for (const [key, text] of flatten(allTexts.vi[namespace])) {
      expect(text, key).toBe(text.normalize("NFC"));
      expect(unaccented.exec(text)?.[0], `${key}: ${text}`).toBeUndefined();
    }
  });

  it("are not left in English", () => {
    const english = flatten(allTexts.en[namespace]);
    for (const [key, text] of flatten(allTexts.vi[namespace])) {
      const words = text.match(/[A-Za-z]{2,}/g) ?? [];
      const left = words.length >= 3 && text === english.get(key);
      expect(left && !givenInEnglish.includes(`${namespace}:${key}`), `${key}: ${text}`).toBe(false);
    }
  });
});
