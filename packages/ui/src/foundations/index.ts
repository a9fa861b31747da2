export { container, media } from "./breakpoints.ts";
export { css } from "./css.ts";
export { globalCss } from "./global-css.ts";
export * as mixins from "./mixins.ts";
export { color, font, layer, motion, radius, shadow, size, space, text, theme, weight } from "./theme.ts";
