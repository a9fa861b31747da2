import { createElement, Suspense } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { allTexts } from "./all.ts";
import { createI18n } from "./createI18n.ts";
import { I18nProvider, useFormat, useTranslation } from "./index.ts";
import { loadNamespace, loadNamespaces } from "./loadNamespace.ts";

function Card() {
  const { t } = useTranslation("orders");
  const format = useFormat();
  return createElement("p", null, t("title.created"), " ", t("orders:tab.all"), " ", format.percent(12.5));
}

const render = (instance: ReturnType<typeof createI18n>) =>
  renderToString(createElement(I18nProvider, { i18n: instance, children: createElement(Card) })).replaceAll(
    "<!-- -->",
    "",
  );

describe("an instance", () => {
  it("speaks its language at once, side by side with another", () => {
    const vietnamese = createI18n({ locale: "vi", texts: allTexts.vi });
    const english = createI18n({ locale: "en", texts: allTexts.en });
    expect(render(vietnamese)).toBe("<p>Đã đặt hàng Tất cả 12,5%</p>");
    expect(render(english)).toBe("<p>Order placed All 12.5%</p>");
    expect(render(vietnamese)).toBe("<p>Đã đặt hàng Tất cả 12,5%</p>");
  });

  it("shares its texts instead of copying them", () => {
    const { store } = createI18n({ locale: "vi", texts: allTexts.vi });
    expect(store.data.vi?.orders).toBe(allTexts.vi.orders);
  });

  it("fills in what a text leaves open, and does not escape it: React does", () => {
    const instance = createI18n({ locale: "vi", texts: allTexts.vi });
    expect(instance.t("errors:quantity.not_enough", { stock: 3 })).toBe("Chỉ còn 3 sản phẩm");
    expect(instance.t("errors:coupon.below_minimum", { amount: "<1>" })).toBe("Mua thêm <1> để dùng mã này");
  });

  it("fetches a namespace that it does not have when a component asks for it, once", async () => {
    const load = vi.fn(loadNamespace);
    const instance = createI18n({ locale: "en", texts: { shell: allTexts.en.shell }, load });
    const waiting = createElement(Suspense, { fallback: "…", children: createElement(Card) });
    renderToString(createElement(I18nProvider, { i18n: instance, children: waiting }));
    await vi.waitFor(() => {
      expect(instance.hasResourceBundle("en", "orders")).toBe(true);
    });
    expect(render(instance)).toBe("<p>Order placed All 12.5%</p>");
    expect(load.mock.calls).toEqual([["en", "orders"]]);
  });
});

describe("loading", () => {
  it("fetches the namespaces that are asked for, in the language asked for", async () => {
    expect(await loadNamespaces("en", ["orders", "errors"])).toEqual({
      orders: allTexts.en.orders,
      errors: allTexts.en.errors,
    });
  });

  it("has a file for every namespace of both languages", async () => {
    for (const locale of ["vi", "en"] as const) {
      for (const [namespace, texts] of Object.entries(allTexts[locale])) {
        expect(await loadNamespace(locale, namespace as keyof typeof allTexts.vi)).toEqual(texts);
      }
    }
  });
});
