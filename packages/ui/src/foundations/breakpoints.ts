/** Media queries for the page's frame. Inside a fragment prefer `container`: a card fits where it is put. */
export const media = {
  small: "@media (min-width: 480px)",
  medium: "@media (min-width: 768px)",
  large: "@media (min-width: 1024px)",
  wide: "@media (min-width: 1280px)",
  /** The one downward query: what only a phone has (bottom bar, sheets). */
  belowLarge: "@media (max-width: 1023.98px)",
  belowMedium: "@media (max-width: 767.98px)",
  hover: "@media (hover: hover)",
  reducedMotion: "@media (prefers-reduced-motion: reduce)",
  forcedColors: "@media (forced-colors: active)",
  print: "@media print",
} as const;

/** Container queries: the nearest ancestor with `container-type: inline-size` is what is measured. */
export const container = {
  small: "@container (min-width: 480px)",
  medium: "@container (min-width: 768px)",
  large: "@container (min-width: 1024px)",
} as const;
