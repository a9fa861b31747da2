import { declarations, type Tree } from "../foundations/declarations.ts";
import { propertyNames } from "../foundations/theme.ts";
import type { constants, lightColors, lightShadows } from "../foundations/tokens.ts";

/** A subset of a token group, with the foundations' names. */
type Some<T> = { readonly [K in keyof T]?: T[K] extends string | number ? T[K] | string : Some<T[K]> };

/** Tokens that a color scheme may set. */
export interface ThemeScheme {
  color?: Partial<typeof lightColors>;
  shadow?: Partial<typeof lightShadows>;
}

/** A brand's own tokens. Tokens it leaves out keep the foundations' values. */
export interface Theme {
  light: ThemeScheme;
  dark: ThemeScheme;
  /** Tokens shared by both schemes: font family, type, radii, sizes. */
  constants?: Some<typeof constants>;
}

/**
 * A style sheet that themes every component through custom properties alone. It is in no cascade layer, so it overrides
 * `global.css` in any order. Forced colors and reduced motion override the theme.
 *
 * @param selector the document root in this theme: `:root[data-theme=lam]` if there are several themes
 */
export function themeCss({ light, dark, constants = {} }: Theme, selector = ":root"): string {
  const { motion = {}, ...others } = constants;
  const set = (tokens: Tree) => declarations(propertyNames, tokens);
  return [
    `${selector}{${set(others as Tree)}}`,
    `@media (prefers-reduced-motion:no-preference){${selector}{${set({ motion } as Tree)}}}`,
    `@media (forced-colors:none){${selector}{${set(light as Tree)}}`,
    `@media (prefers-color-scheme:dark){${selector}:not([data-scheme=light]){${set(dark as Tree)}}}`,
    `${selector}[data-scheme=dark]{${set(dark as Tree)}}}`,
  ].join("");
}
