export * from "./breakpoints.ts";
export * from "./css.ts";
export * as mixins from "./mixins.ts";
export { color, font, layer, motion, radius, shadow, size, space, text, weight } from "./theme.ts";
