import type { TFunction } from "i18next";
import { use, useContext } from "react";
import { I18nContext } from "react-i18next";
import { comingTexts } from "./comingTexts.ts";
import type { Namespace } from "./namespaces.ts";
import { translatorOf } from "./translator.ts";
import { reportUse } from "./usedNamespaces.ts";

type AsList<Ns> = Ns extends Namespace ? readonly [Ns] : Ns;

/** Translates keys of the namespaces it was made for. */
export type Translate<Ns extends Namespace | readonly Namespace[]> = TFunction<AsList<Ns>>;

/**
 * The texts of a namespace: `const { t } = useTranslation("orders")`. A key is written short (`t("empty.title")`) or,
 * as a table of `domain` gives it, with its namespace (`t("orders:empty.title")`). With several namespaces the first
 * is the one that short keys belong to. A namespace that is not there yet suspends the component; one that cannot be had
 * throws `TextsUnreachable`.
 *
 * It stands in the place of react-i18next's hook, which listens for changes: here an instance never changes its
 * language or its texts, and listening would cost each component more than its own render.
 */
export function useTranslation<const Ns extends Namespace | readonly Namespace[]>(
  namespace: Ns,
): { t: Translate<Ns> } {
  const instance = useContext(I18nContext)?.i18n;
  if (!instance) throw new Error("useTranslation needs an I18nProvider around it.");
  const namespaces = listed(namespace);
  reportUse(instance, namespaces);
  for (const name of namespaces) {
    const coming = comingTexts(instance, name);
    if (coming) use(coming);
  }
  return { t: translatorOf(instance, namespaces) as unknown as Translate<Ns> };
}

const listed = (one: Namespace | readonly Namespace[]): readonly Namespace[] =>
  typeof one === "string" ? [one] : one;
