import { createElement, Suspense } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { allTexts } from "./all.ts";
import { createI18n } from "./create-i18n.ts";
import { I18nextProvider, loadTexts, TextsUnreachable, useFormat, useTranslation } from "./index.ts";
import { loadNamespace } from "./load-namespace.ts";

function Card() {
  const { t } = useTranslation("orders");
  const format = useFormat();
  return createElement("p", null, t("title.created"), " ", t("orders:tab.all"), " ", format.percent(12.5));
}

const render = (instance: ReturnType<typeof createI18n>) =>
  renderToString(
    createElement(
      I18nextProvider,
      { i18n: instance },
      createElement(Suspense, { fallback: "…" }, createElement(Card)),
    ),
  ).replaceAll(/<!--.*?-->/g, "");

/** An instance with the shell's texts only, which loads others with `load`. */
const instanceOn = (load: typeof loadNamespace) =>
  createI18n({ locale: "en", texts: { shell: allTexts.en.shell }, load });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("an i18n instance", () => {
  it("is asked for by a component that has no provider around it", () => {
    expect(() => renderToString(createElement(Card))).toThrow("There is no I18nextProvider");
  });

  it("renders its language at once, independently of another instance", () => {
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

  it("applies overrides to texts it has and to those it loads later", async () => {
    const overrides = {
      orders: { title: { created: "In the basket" }, row: {} },
      cart: { title: "Bag", count_one: "{{count}} thing", empty: { title: "An empty bag" } },
    };
    const instance = createI18n({ locale: "en", texts: { orders: allTexts.en.orders }, overrides });
    expect(render(instance)).toBe("<p>In the basket All 12.5%</p>");
    await loadTexts(instance, ["cart"]);
    expect(instance.t("cart:title")).toBe("Bag");
    expect(instance.t("cart:count", { count: 1 })).toBe("1 thing");
    expect(instance.t("cart:empty.title")).toBe("An empty bag");
    expect(instance.t("cart:retry")).toBe("Try again");
    expect(allTexts.en.orders).not.toEqual(instance.store.data.en?.orders);
  });

  it("interpolates values without escaping them, which React does", () => {
    const instance = createI18n({ locale: "vi", texts: allTexts.vi });
    expect(instance.t("errors:quantity.not_enough", { stock: 3 })).toBe("Chỉ còn 3 sản phẩm");
    expect(instance.t("errors:coupon.below_minimum", { amount: "<1>" })).toBe("Mua thêm <1> để dùng mã này");
  });

  it("suspends a component without its texts, and loads them once", async () => {
    const load = vi.fn(loadNamespace);
    const instance = instanceOn(load);
    render(instance);
    await expect.poll(() => instance.hasResourceBundle("en", "orders")).toBe(true);
    expect(render(instance)).toBe("<p>Order placed All 12.5%</p>");
    expect(load.mock.calls).toEqual([["en", "orders"]]);
  });

  it("renders nothing for a missing text, never its key", () => {
    const instance = createI18n({ locale: "vi", texts: { shell: allTexts.vi.shell } });
    expect(instance.getFixedT("vi", "orders")("tab.all")).toBe("");
  });
});

describe("loading texts", () => {
  it("fetches only missing namespaces", async () => {
    const load = vi.fn(loadNamespace);
    const instance = instanceOn(load);
    await loadTexts(instance, ["shell"]);
    expect(load).not.toHaveBeenCalled();
    await loadTexts(instance, ["shell", "orders"]);
    expect(load.mock.calls).toEqual([["en", "orders"]]);
    expect(instance.getFixedT("en", "orders")("tab.all")).toBe("All");
  });

  it("retries after failures", async () => {
    const load = vi.fn(loadNamespace);
    load.mockRejectedValueOnce(new TypeError("offline")).mockRejectedValueOnce(new TypeError("offline"));
    const instance = instanceOn(load);
    const loading = loadTexts(instance, ["orders"]);
    await vi.advanceTimersByTimeAsync(1_499);
    expect(load).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    await loading;
    expect(instance.getFixedT("en", "orders")("tab.all")).toBe("All");
  });

  it("throws TextsUnreachable after five attempts, and works when called again later", async () => {
    const load = vi.fn<typeof loadNamespace>().mockRejectedValue(new TypeError("offline"));
    const instance = instanceOn(load);
    const refused = expect(loadTexts(instance, ["orders"])).rejects.toBeInstanceOf(TextsUnreachable);
    await vi.advanceTimersByTimeAsync(7_500);
    await refused;
    expect(load).toHaveBeenCalledTimes(5);
    load.mockImplementation(loadNamespace);
    await loadTexts(instance, ["orders"]);
    expect(instance.getFixedT("en", "orders")("tab.all")).toBe("All");
  });

  it("finds a file for every namespace in both languages", async () => {
    for (const locale of ["vi", "en"] as const) {
      for (const [namespace, texts] of Object.entries(allTexts[locale])) {
        expect(await loadNamespace(locale, namespace as keyof typeof allTexts.vi)).toEqual(texts);
      }
    }
  });
});
