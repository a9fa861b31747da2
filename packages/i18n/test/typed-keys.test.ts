import { describe, expect, it } from "vitest";
import { allTexts } from "../src/all.ts";
import { createI18n, type Translate } from "../src/index.ts";

const instance = createI18n({ locale: "en", texts: allTexts.en });

/** The `t` of `useTranslation("orders")` and `useTranslation(["orders", "errors"])`, without a component. */
const orders = instance.getFixedT("en", "orders") as unknown as Translate<"orders">;
const both = instance.getFixedT("en", ["orders", "errors"]) as unknown as Translate<["orders", "errors"]>;

describe("the types of text keys", () => {
  it("accept short keys and keys with a namespace, of the requested namespaces", () => {
    expect(orders("title.created")).toBe("Order placed");
    expect(orders("orders:title.created")).toBe("Order placed");
    expect(both("title.created")).toBe("Order placed");
    expect(both("errors:recheckout.placed")).toBe("Order placed successfully");
  });

  it("reject all other keys (the type check fails when one is accepted)", () => {
    // @ts-expect-error No file has this key.
    expect(orders("title.nowhere")).toBe("");
    // @ts-expect-error The namespace was not asked for.
    expect(orders("errors:recheckout.placed")).not.toBe("");
    // @ts-expect-error A short key belongs to the first namespace.
    expect(both("recheckout.placed")).not.toBe("");
    // @ts-expect-error A group of texts is no text.
    expect(orders("title")).toBe("");
  });
});
