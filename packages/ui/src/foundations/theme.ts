import { createTheme } from "styled-components";
import { constants, lightColours, lightShadows } from "./tokens.ts";

const contract = /* @__PURE__ */ createTheme(
  { color: lightColours, shadow: lightShadows, ...constants },
  { prefix: "sen" },
);

type References<T> = { readonly [K in keyof T]: T[K] extends string ? string : References<T[K]> };
type Names = typeof contract.vars;

/**
 * `var(--sen-…)` without the fallback that `createTheme` writes into each: the properties are always set on `:root`,
 * and a page's style sheet is a third smaller without them.
 */
function referencesTo<T extends object>(names: T): References<T> {
  return Object.fromEntries(
    Object.entries(names).map(([key, name]: [string, unknown]) => [
      key,
      typeof name === "object" && name !== null ? referencesTo(name) : `var(${String(name)})`,
    ]),
  ) as References<T>;
}

/** Names of the custom properties (`--sen-color-ink`), for whoever sets them. */
export const propertyNames: Names = contract.vars;

/** Every token as a `var(--sen-…)` reference. Static: a component's class is the same in both colour schemes. */
export const theme = /* @__PURE__ */ referencesTo(contract.vars);

export const { color, shadow, space, radius, font, text, weight, motion, size, layer } = theme;
