import { constants, lightColors, lightShadows } from "./tokens.ts";

const tokens = { color: lightColors, shadow: lightShadows, ...constants };

type Written<T> = { readonly [K in keyof T]: T[K] extends string | number ? string : Written<T[K]> };

/** The token tree with each value replaced by `write(custom property name)`. */
function written<T extends object>(tree: T, prefix: string, write: (name: string) => string): Written<T> {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]: [string, unknown]) => {
      const name = `${prefix}-${key}`;
      return [key, typeof value === "object" && value !== null ? written(value, name, write) : write(name)];
    }),
  ) as Written<T>;
}

/** Names of the custom properties (`--sen-color-ink`), for setting them. */
export const propertyNames: Written<typeof tokens> = /* @__PURE__ */ written(tokens, "--sen", (name) => name);

/** Every token as a `var(--sen-…)` reference. Static: a component's class is the same in both color schemes. */
export const { color, shadow, space, radius, font, text, weight, motion, size, layer } =
  /* @__PURE__ */ written(tokens, "--sen", (name) => `var(${name})`);
