import { declarations, type Tree } from "../foundations/declarations.ts";
import { propertyNames } from "../foundations/theme.ts";
import type { constants, lightColours, lightShadows } from "../foundations/tokens.ts";

/** Any of the tokens of a group, by the names that the foundations give them. */
type Some<T> = { readonly [K in keyof T]?: T[K] extends string | number ? T[K] | string : Some<T[K]> };

/** What one color scheme may set. */
export interface ThemeScheme {
  color?: Partial<typeof lightColours>;
  shadow?: Partial<typeof lightShadows>;
}

/** Another brand: the tokens that it has for itself. What it leaves out stays as the foundations have it. */
export interface Theme {
  light: ThemeScheme;
  dark: ThemeScheme;
  /** What is the same in both schemes: family, type, radii, sizes. */
  constants?: Some<typeof constants>;
}

/**
 * A style sheet that dresses every component in a theme, by custom properties alone. It stands in no cascade layer and so
 * wins over `global.css`, wherever it is read. A person's own contrast colors and wish for no motion win over the theme.
 *
 * @param selector of the document's root in this theme: `:root[data-theme=lam]` where several can be chosen
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
