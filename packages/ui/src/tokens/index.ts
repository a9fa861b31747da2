export * from "../foundations/color-pairs.ts";
export * from "../foundations/contrast.ts";
export { propertyNames } from "../foundations/theme.ts";
export * from "../foundations/tokens.ts";
export * from "./design-tokens.ts";
export * from "./theme-css.ts";
export * from "./unreadable-pairs.ts";
