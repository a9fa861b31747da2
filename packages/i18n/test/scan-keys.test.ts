import { expect, it } from "vitest";
import { scanKeys } from "./scan-keys.ts";

it.each([
  [
    `function A() { const { t } = useTranslation("orders"); return <p>{t("empty.title")}</p>; }`,
    ["orders:empty.title"],
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
  [`function label(t: Translate<"auth">) { return t("title"); }`, ["auth:title"]],
  [`function Row({ t }: { t: Translate<"auth"> }) { return props.t("row"); }`, ["auth:row"]],
  [`const table = { a: "orders:title.created" } as const;`, ["orders:title.created"]],
  ["const key = `orders:tab.${tab}` as const;", ["orders:tab.*"]],
  [`const at = "12:30"; const url = "https://example.com/orders:x y";`, []],
  [`function A() { const { t } = useTranslation("cart"); return t(props.titleKey); }`, []],
  [`function A() { useTranslation("cart"); return other("empty.title"); }`, []],
])("finds the keys in %s", (source, keys) => {
  expect(scanKeys("x.tsx", source).map(({ key }) => key)).toEqual(keys);
});
