export { colourPairs, type ColourPair } from "../foundations/colour-pairs.ts";
export { contrastRatio } from "../foundations/contrast.ts";
export { propertyNames } from "../foundations/theme.ts";
export { constants, darkColours, darkShadows, lightColours, lightShadows } from "../foundations/tokens.ts";
export { designTokens, type DesignToken, type DesignTokenGroup } from "./design-tokens.ts";
export { themeCss, type Theme, type ThemeScheme } from "./theme-css.ts";
export { unreadablePairs, type UnreadablePair } from "./unreadable-pairs.ts";
