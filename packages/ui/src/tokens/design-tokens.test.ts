import { describe, expect, it } from "vitest";
import { globalCss, tokensCss } from "../foundations/global-css.ts";
import { propertyNames } from "../foundations/theme.ts";
import { constants, darkColours, darkShadows, lightColours, lightShadows } from "../foundations/tokens.ts";
import { designTokens, type DesignToken, type DesignTokenGroup } from "./design-tokens.ts";

const schemes = {
  light: { color: lightColours, shadow: lightShadows, ...constants },
  dark: { color: darkColours, shadow: darkShadows, ...constants },
};

type Tree = Readonly<Record<string, unknown>>;

/** Each leaf with its path: `color.ink`. */
function leavesOf(tree: Tree, isLeaf: (value: unknown) => boolean, path = ""): [string, unknown][] {
  return Object.entries(tree).flatMap(([key, value]): [string, unknown][] =>
    isLeaf(value) ? [[path + key, value]] : leavesOf(value as Tree, isLeaf, `${path}${key}.`),
  );
}

const isToken = (value: unknown) => (value as Partial<DesignToken>).$type !== undefined;
const tokensOf = (tree: DesignTokenGroup) => leavesOf(tree, isToken) as [string, DesignToken][];
const valuesOf = (tree: Tree) => leavesOf(tree, (value) => typeof value !== "object");

interface Length {
  value: number;
  unit: string;
}
interface Color {
  components: number[];
  alpha?: number;
  hex: string;
}
interface Shadow {
  color: Color;
  offsetX: Length;
  offsetY: Length;
  blur: Length;
}
interface Transition {
  duration: Length;
  timingFunction: number[];
}
interface Typography {
  fontWeight: number;
  fontSize: Length;
  lineHeight: number;
}

const lengthCss = ({ value, unit }: Length) => (value === 0 ? "0" : `${value}${unit}`);
const colorCss = ({ components, alpha, hex }: Color) =>
  alpha === undefined
    ? hex
    : `rgb(${components.map((share) => Math.round(share * 255)).join(" ")} / ${alpha})`;

/** The CSS that a token stands for, by the rules of the format: what a generator would make of it. */
const css: Record<DesignToken["$type"], (value: never) => string> = {
  color: colorCss,
  dimension: lengthCss,
  number: String,
  fontWeight: String,
  fontFamily: (families: string[]) => families.join(", "),
  shadow: (layers: Shadow[]) =>
    layers
      .map(({ color, offsetX, offsetY, blur }) =>
        [lengthCss(offsetX), lengthCss(offsetY), lengthCss(blur), colorCss(color)].join(" "),
      )
      .join(", "),
  transition: ({ duration, timingFunction }: Transition) =>
    `${lengthCss(duration)} cubic-bezier(${timingFunction.join(", ")})`,
  typography: ({ fontWeight, fontSize, lineHeight }: Typography) =>
    `${fontWeight} ${lengthCss(fontSize)}/${lineHeight} var(--sen-font-family)`,
};

describe.each(["light", "dark"] as const)("the design tokens of the %s scheme", (scheme) => {
  it("are the foundations' own, every one", () => {
    const written = tokensOf(designTokens(scheme)).map(([path, { $type, $value }]) => [
      path,
      css[$type]($value as never),
    ]);
    const meant = valuesOf(schemes[scheme]).map(([path, value]) => [
      path,
      String(value)
        .replaceAll('"', "")
        .replace(/(\d)ch$/, "$1")
        .replace(/(\.\d)0\)/g, "$1)"),
    ]);
    expect(written).toEqual(meant);
  });

  it("have names that the format allows, and no colour outside of its space", () => {
    for (const [path, { $type, $value }] of tokensOf(designTokens(scheme))) {
      expect(path).toMatch(/^[\w.]+$/);
      if ($type !== "color") continue;
      for (const share of ($value as Color).components) expect(share >= 0 && share <= 1).toBe(true);
    }
  });
});

describe("the custom properties", () => {
  it("stand for every token, in the file of tokens and in the sheet of every page alike", () => {
    const names = valuesOf(propertyNames).map(([, name]) => String(name));
    expect(names).toHaveLength(tokensOf(designTokens("light")).length);
    for (const css of [tokensCss, globalCss]) {
      expect(names.filter((name) => !css.includes(`${name}:`))).toEqual([]);
    }
  });

  it("bring no rule for elements along", () => {
    expect(tokensCss).not.toMatch(/body\{|button\{|@font-face/);
  });
});
