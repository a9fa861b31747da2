import { describe, expect, it } from "vitest";
import { scanKeys } from "./scan-keys.ts";

const keysOf = (source: string) => scanKeys("x.tsx", source).used.map(({ key }) => key);

describe("scanKeys", () => {
  it.each([
    [
      `function A() { const { t } = useTranslation("orders"); return <p>{t("empty.title")}</p>; }`,
      ["orders:empty.title"],
    ],
    [
      `function A() { const { t: say } = useTranslation(["cart", "errors"]); say("a"); say("errors:b"); }`,
      ["cart:a", "errors:b", "errors:b"],
    ],
    [
      `function A() { const { t } = useTranslation("cart"); return list.map((x) => t(x ? "a" : "b.c")); }`,
      ["cart:a", "cart:b.c"],
    ],
    [
      "function A() { const { t } = useTranslation('cart'); t(`reason.${id}.text`, { count }); }",
      ["cart:reason.*.text"],
    ],
    ["const { t } = useTranslation('cart'); t(known ?? 'b'); t((x && 'c') as Key);", ["cart:b", "cart:c"]],
    [`const t = instance.getFixedT(locale, "blog"); t("title");`, ["blog:title"]],
    [`function label(t: Translate<"auth">) { return t("title"); }`, ["auth:title"]],
    [`function Row({ t }: { t: Translate<"auth"> }) { return t("row"); }`, ["auth:row"]],
    [`const table = { a: "orders:title.created" } as const;`, ["orders:title.created"]],
    ["const key = `orders:tab.${tab}` as const;", ["orders:tab.*"]],
  ])("finds the keys in %s", (source, keys) => {
    expect(keysOf(source)).toEqual(keys);
  });

  it.each([
    `const at = "12:30";`,
    `const url = "https://example.com/orders:x y";`,
    `function A() { const { t } = useTranslation("cart"); return t(props.titleKey); }`,
    `other("empty.title");`,
  ])("finds nothing in %s", (source) => {
    expect(scanKeys("x.tsx", source)).toEqual({ used: [], homeless: [] });
  });

  it("keeps the namespaces of two components apart", () => {
    const source = `
      function A() { const { t } = useTranslation("cart"); return t("a"); }
      function B() { const { t } = useTranslation("blog"); return t("a"); }`;
    expect(keysOf(source)).toEqual(["cart:a", "blog:a"]);
  });

  it("reports a key without a namespace, with its line", () => {
    expect(scanKeys("x.tsx", `\nfunction A({ t }) { return t("a.b"); }`).homeless).toEqual([
      { key: "a.b", line: 2 },
    ]);
  });
});
