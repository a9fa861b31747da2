import { describe, expect, it } from "vitest";
import { globalCss, tokensCss } from "../foundations/global-css.ts";
import { propertyNames } from "../foundations/theme.ts";
import { designTokens } from "./design-tokens.ts";

type Tree = Readonly<Record<string, unknown>>;

/** All leaves with their paths, such as `color.ink`. */
function leavesOf(tree: Tree, path = ""): [path: string, leaf: unknown][] {
  return Object.entries(tree).flatMap(([key, value]): [string, unknown][] => {
    const isLeaf = typeof value !== "object" || value === null || "$type" in value;
    return isLeaf ? [[path + key, value]] : leavesOf(value as Tree, `${path}${key}.`);
  });
}

const written = new Map(leavesOf(designTokens("light")));
const px = (value: number) => ({ value, unit: "px" });

describe("the design tokens", () => {
  it.each(["light", "dark"] as const)(
    "match the custom properties in the %s scheme, one by one",
    (scheme) => {
      const paths = leavesOf(designTokens(scheme)).map(([path]) => path);
      expect(paths.toSorted()).toEqual(
        leavesOf(propertyNames)
          .map(([path]) => path)
          .toSorted(),
      );
      for (const path of paths) expect(path).toMatch(/^[\w.]+$/);
    },
  );

  it.each([
    ["color.brand", { colorSpace: "srgb", components: [0.70588, 0.13725, 0.35294], hex: "#b4235a" }],
    [
      "color.scrim",
      { colorSpace: "srgb", components: [0.14902, 0.07843, 0.1098], alpha: 0.48, hex: "#26141c" },
    ],
    ["space.4", px(16)],
    ["font.family", expect.arrayContaining(["Be Vietnam Pro", "Segoe UI", "sans-serif"])],
    ["weight.semibold", 600],
    ["size.prose", 68],
    ["layer.toast", 40],
    [
      "text.body",
      {
        fontFamily: "{font.family}",
        fontSize: { value: 1, unit: "rem" },
        fontWeight: 400,
        letterSpacing: px(0),
        lineHeight: 1.5,
      },
    ],
    [
      "motion.calm",
      {
        duration: { value: 200, unit: "ms" },
        delay: { value: 0, unit: "ms" },
        timingFunction: [0.2, 0, 0, 1],
      },
    ],
  ])("export %s in the token format", (path, value) => {
    expect(written.get(path)).toMatchObject({ $value: value });
  });

  it("include each layer of a shadow", () => {
    const layer = { offsetX: px(0), spread: px(0), color: { colorSpace: "srgb", hex: "#3c1e2a" } };
    expect(written.get("shadow.low")).toMatchObject({
      $value: [
        { ...layer, offsetY: px(1), blur: px(2) },
        { ...layer, offsetY: px(1), blur: px(6) },
      ],
    });
  });
});

describe("the custom properties", () => {
  it("exist for every token, in the tokens file and in the global sheet", () => {
    const names = leavesOf(propertyNames).map(([, name]) => String(name));
    for (const css of [tokensCss, globalCss]) {
      expect(names.filter((name) => !css.includes(`${name}:`))).toEqual([]);
    }
  });

  it("come without rules for elements", () => {
    expect(tokensCss).not.toMatch(/body\{|button\{|@font-face/);
  });
});
