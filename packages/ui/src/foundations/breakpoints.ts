/**
 * Media queries for the page layout: 480, 768, 1024 and 1280 px at the usual text size. In em, so that a desktop with larger text
 * gets the layout of a smaller screen. Inside a fragment prefer `container`, so that it adapts to its parent.
 */
export const media = {
  small: "@media (min-width: 30em)",
  medium: "@media (min-width: 48em)",
  large: "@media (min-width: 64em)",
  wide: "@media (min-width: 80em)",
  belowWide: "@media (max-width: 79.99em)",
  /** For elements that only phones have (bottom bar, sheets). */
  belowLarge: "@media (max-width: 63.99em)",
  belowMedium: "@media (max-width: 47.99em)",
  /** A low window: a desktop zoomed to 400 %, a phone on its side. Bars scroll away with the page. */
  low: "@media (max-height: 400px)",
  hover: "@media (hover: hover)",
  reducedMotion: "@media (prefers-reduced-motion: reduce)",
  forcedColors: "@media (forced-colors: active)",
  print: "@media print",
} as const;

/** Container queries. They measure the nearest ancestor with `container-type: inline-size`. */
export const container = {
  small: "@container (min-width: 30rem)",
  medium: "@container (min-width: 48rem)",
  large: "@container (min-width: 64rem)",
} as const;
