const mode = (locale: string, scheme: string, viewport: string) => ({ locale, scheme, viewport });

/** Modes for snapshots of matrix stories: both languages, both color schemes, phone and desktop. */
export const chromaticModes = {
  "vi light phone": mode("vi", "light", "phone"),
  "vi dark phone": mode("vi", "dark", "phone"),
  "vi light desktop": mode("vi", "light", "desktop"),
  "vi dark desktop": mode("vi", "dark", "desktop"),
  "en light phone": mode("en", "light", "phone"),
  "en dark phone": mode("en", "dark", "phone"),
  "en light desktop": mode("en", "light", "desktop"),
  "en dark desktop": mode("en", "dark", "desktop"),
};
