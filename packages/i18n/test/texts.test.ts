import { describe, expect, it } from "vitest";
import { allTexts } from "../src/all.ts";
import { LOCALES, type Locale } from "../src/locale.ts";
import { NAMESPACES, type Namespace } from "../src/namespaces.ts";
import { flatten, keyInCode, pluralKeys } from "./flatten.ts";

const placeholders = (text: string): string[] =>
  [...new Set([...text.matchAll(/{{-?\s*([\w.]+)[^}]*}}/g)].map((match) => match[1] ?? ""))].sort();

/** The texts of a namespace by their key in code, each with its plural forms by name. */
function forms(locale: Locale, namespace: Namespace): Map<string, Map<string, string>> {
  const plurals = pluralKeys(LOCALES.map((each) => flatten(allTexts[each][namespace]).keys()));
  const grouped = new Map<string, Map<string, string>>();
  for (const [key, text] of flatten(allTexts[locale][namespace])) {
    const base = keyInCode(key, plurals);
    const form = key.slice(base.length + 1);
    grouped.set(base, (grouped.get(base) ?? new Map<string, string>()).set(form, text));
  }
  return grouped;
}

/** Words that are never written without accents in Vietnamese. */
const unaccented =
  /(?<!\p{L})(khong|duoc|nguoi|san pham|don hang|vui long|thanh toan|gio hang|tai khoan|mat khau|khieu nai|hoan tien|tra hang|dia chi|xac nhan|giao hang|dang nhap|dang ky|cua hang|that bai|thong bao|thanh cong|so luong|dien thoai|mua sam|tat ca|da huy)(?!\p{L})/iu;

describe.each(NAMESPACES)("the texts of %s", (namespace) => {
  const vi = forms("vi", namespace);
  const en = forms("en", namespace);

  it("have the same keys in both languages", () => {
    expect([...en.keys()].sort()).toEqual([...vi.keys()].sort());
  });

  it("are never empty, nor padded with spaces", () => {
    for (const locale of LOCALES) {
      for (const [key, text] of flatten(allTexts[locale][namespace])) {
        expect(text.trim(), `${locale} ${key}`).not.toBe("");
        expect(text, `${locale} ${key}`).toBe(text.trim());
      }
    }
  });

  it('have the same placeholders in both languages, in the plural form "other"', () => {
    for (const [key, texts] of vi) {
      const many = (all: ReadonlyMap<string, string> | undefined) => all?.get("other") ?? all?.get("") ?? "";
      expect(placeholders(many(en.get(key))), key).toEqual(placeholders(many(texts)));
    }
  });

  it("have the plural forms of their language: one and other in English, other in Vietnamese", () => {
    const counted = (texts: ReadonlyMap<string, string>) =>
      [...texts.keys()].filter((form) => form !== "").sort();
    for (const texts of [...vi.values()].map(counted)) expect([[], ["other"]]).toContainEqual(texts);
    for (const texts of [...en.values()].map(counted)) expect([[], ["one", "other"]]).toContainEqual(texts);
    for (const [key, texts] of vi) {
      expect(counted(en.get(key) ?? new Map()).includes("other"), key).toBe(texts.has("other"));
    }
  });

  it("have composed and no missing accents in Vietnamese", () => {
    for (const [key, text] of flatten(allTexts.vi[namespace])) {
      expect(text, key).toBe(text.normalize("NFC"));
      expect(unaccented.exec(text)?.[0], `${key}: ${text}`).toBeUndefined();
    }
  });

  it("are translated into Vietnamese, not left in English", () => {
    const english = flatten(allTexts.en[namespace]);
    for (const [key, text] of flatten(allTexts.vi[namespace])) {
      const left = /^[\x20-\x7e]+$/.test(text) && text.split(" ").length >= 3 && text === english.get(key);
      expect(left, `${key}: ${text}`).toBe(false);
    }
  });
});

describe("what a text promises", () => {
  it.each([
    // News of wishes and of followed shops go with the coupons; who switches them off must know.
    ["notifications", "settings.about.promotion", /yêu thích.*theo dõi/, /wish list.*followed/],
    ["notifications", "settings.about.activity", /danh tính/, /identity/],
    // One return an order: who had one cannot have another.
    ["aftersales", "order_detail.received_text", /không thay đổi/, /stay the same/],
    ["aftersales", "return_detail.recall_text", /thời hạn trả hàng/, /while returns are open/],
    // It stands beneath a request that was withdrawn or rejected, too, after which nothing goes back.
    ["aftersales", "return_detail.items_part", /không thuộc yêu cầu/, /not part of this request/],
    // News go to the account's verified address alone.
    ["aftersales", "return_create.email_hint", /liên hệ/, /contact/],
    // It stands on a refund that is through, too.
    ["aftersales", "refund_detail.points_other", /^(?!.*sẽ)/, /^(?!.*will)/],
    // Nobody may have the parcel yet, or the shop brings it itself.
    ["aftersales", "tracking.late", /^(?!.*vận chuyển)/, /^(?!.*carrier)/],
    // The customer may have chosen to bring the goods to a post office.
    ["messages", "notice.return_agreed.title", /^(?!.*lấy)/, /^(?!.*pickup)/],
    ["messages", "notice.return_collected.title", /^(?!.*lấy)/, /^(?!.*picked)/],
    // Codes go by mail, too, and "tin nhắn" is a short message.
    ["auth", "otp.hint", /^(?!.*tin nhắn)/, /digits/],
  ] as const)("%s:%s", (namespace, key, vi, en) => {
    expect(flatten(allTexts.vi[namespace]).get(key)).toMatch(vi);
    expect(flatten(allTexts.en[namespace]).get(key)).toMatch(en);
  });
});
