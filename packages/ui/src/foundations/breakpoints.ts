/** Media queries for the page layout. Inside a fragment prefer `container`, so that it adapts to its parent. */
export const media = {
  small: "@media (min-width: 480px)",
  medium: "@media (min-width: 768px)",
  large: "@media (min-width: 1024px)",
  wide: "@media (min-width: 1280px)",
  /** For elements that only phones have (bottom bar, sheets). */
  belowLarge: "@media (max-width: 1023.98px)",
  belowMedium: "@media (max-width: 767.98px)",
  /** A low window: a desktop zoomed to 400 %, a phone on its side. Bars scroll away with the page. */
  low: "@media (max-height: 400px)",
  hover: "@media (hover: hover)",
  reducedMotion: "@media (prefers-reduced-motion: reduce)",
  forcedColors: "@media (forced-colors: active)",
  print: "@media print",
} as const;

/** Container queries. They measure the nearest ancestor with `container-type: inline-size`. */
export const container = {
  small: "@container (min-width: 480px)",
  medium: "@container (min-width: 768px)",
  large: "@container (min-width: 1024px)",
} as const;
