/** Both languages, with their path prefixes. */
export const languages = [
  { language: "Vietnamese", lang: "vi", prefix: "" },
  { language: "English", lang: "en", prefix: "/en" },
] as const;

type Prefix = (typeof languages)[number]["prefix"];

/** The path of a page in a language. */
export function inLanguage(prefix: Prefix, path: string): string {
  return path === "/" && prefix !== "" ? prefix : `${prefix}${path}`;
}
