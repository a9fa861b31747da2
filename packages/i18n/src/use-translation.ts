import type { i18n } from "i18next";
import { useContext } from "react";
import { I18nContext, useTranslation as useReactI18next } from "react-i18next";
import type { Namespace } from "./namespaces.ts";
import type { TextKey } from "./texts.ts";

type AsList<Ns> = Ns extends Namespace ? readonly [Ns] : Ns;

/** The type of `t` for these namespaces: `(t: Translate<"orders">) => t("row.title")`. */
export type Translate<Ns extends Namespace | readonly Namespace[]> = (
  key: TextKey<AsList<Ns>>,
  values?: Readonly<Record<string, unknown>>,
) => string;

const useTyped = useReactI18next as unknown as <Ns extends Namespace | readonly Namespace[]>(
  namespace: Ns,
) => { t: Translate<Ns> };

/**
 * react-i18next's own hook: `const { t } = useTranslation("orders")`. Its type also accepts keys with a namespace, such as those in tables
 * of `domain` (`t("orders:empty.title")`). Of several namespaces, short keys belong to the first. Throws outside an `I18nextProvider`,
 * where customers would read keys.
 */
export function useTranslation<const Ns extends Namespace | readonly Namespace[]>(
  namespace: Ns,
): { t: Translate<Ns> } {
  useI18n();
  return useTyped(namespace);
}

/** The page's i18next instance. Throws if there is none. */
export function useI18n(): i18n {
  const instance = useContext(I18nContext)?.i18n;
  if (!instance) throw new Error("There is no I18nextProvider around this component (see createI18n).");
  return instance;
}
