import type { Locale } from "../../texts/messages.ts";

/** The product's name, and the variant's value in each variance group. */
export interface LineNames {
  name: Record<Locale, string>;
  choices: readonly Record<Locale, string | null>[];
}

/** The display name of a refused line, which tells it apart from others: "Áo sơ mi linen (Trắng, M)". */
export function lineSubject({ name, choices }: LineNames): Record<Locale, string> {
  const inLocale = (locale: Locale) => {
    const chosen = choices.flatMap((choice) => choice[locale] ?? []);
    return chosen.length > 0 ? `${name[locale]} (${chosen.join(", ")})` : name[locale];
  };
  return { vi: inLocale("vi"), en: inLocale("en") };
}
