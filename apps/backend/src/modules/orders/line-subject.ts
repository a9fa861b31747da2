import type { Locale } from "../../texts/messages.ts";

/** The names of a line: of its product, and of the choice in each variance group. */
export interface LineNames {
  name: Record<Locale, string>;
  choices: readonly Record<Locale, string | null>[];
}

/** What a refused line is called, so that the customer knows which of several it is: "Áo sơ mi linen (Trắng, M)". */
export function lineSubject({ name, choices }: LineNames): Record<Locale, string> {
  const inLocale = (locale: Locale) => {
    const chosen = choices.flatMap((choice) => choice[locale] ?? []);
    return chosen.length > 0 ? `${name[locale]} (${chosen.join(", ")})` : name[locale];
  };
  return { vi: inLocale("vi"), en: inLocale("en") };
}
