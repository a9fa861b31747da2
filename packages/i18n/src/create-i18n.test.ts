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

  it("says an application's own words, in texts that are there and in those that are fetched later", async () => {
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

  it("fills in what a text leaves open, and does not escape it: React does", () => {
    const instance = createI18n({ locale: "vi", texts: allTexts.vi });
    expect(instance.t("errors:quantity.not_enough", { stock: 3 })).toBe("Chỉ còn 3 sản phẩm");
    expect(instance.t("errors:coupon.below_minimum", { amount: "<1>" })).toBe("Mua thêm <1> để dùng mã này");
  });

  it("suspends a component whose texts it does not have, and fetches them once", async () => {
    const load = vi.fn(loadNamespace);
    const instance = instanceOn(load);
    render(instance);
    await expect.poll(() => instance.hasResourceBundle("en", "orders")).toBe(true);
    expect(render(instance)).toBe("<p>Order placed All 12.5%</p>");
    expect(load.mock.calls).toEqual([["en", "orders"]]);
  });

  it("shows nothing where a text is missing, never its key", () => {
    const instance = createI18n({ locale: "vi", texts: { shell: allTexts.vi.shell } });
    expect(instance.getFixedT("vi", "orders")("tab.all")).toBe("");
  });
});

describe("the texts that a page needs", () => {
  it("are asked for only where they are not there", async () => {
    const load = vi.fn(loadNamespace);
    const instance = instanceOn(load);
    await loadTexts(instance, ["shell"]);
    expect(load).not.toHaveBeenCalled();
    await loadTexts(instance, ["shell", "orders"]);
    expect(load.mock.calls).toEqual([["en", "orders"]]);
    expect(instance.getFixedT("en", "orders")("tab.all")).toBe("All");
  });

  it("are asked for again on a line that fails now and then", async () => {
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

  it("are unreachable when they do not come in eight seconds, until somebody asks later", async () => {
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

  it("have a file for every namespace of both languages", async () => {
    for (const locale of ["vi", "en"] as const) {
      for (const [namespace, texts] of Object.entries(allTexts[locale])) {
        expect(await loadNamespace(locale, namespace as keyof typeof allTexts.vi)).toEqual(texts);
      }
    }
  });
});
