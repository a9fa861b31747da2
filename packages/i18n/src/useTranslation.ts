import type { i18n, TFunction } from "i18next";
import { useTranslation as useReactTranslation } from "react-i18next";
import type { Namespace } from "./namespaces.ts";

type AsList<Ns> = Ns extends Namespace ? readonly [Ns] : Ns;

/** Translates keys of the namespaces it was made for. */
export type Translate<Ns extends Namespace | readonly Namespace[]> = TFunction<AsList<Ns>>;

/**
 * The texts of a namespace: `const { t } = useTranslation("orders")`. A key is written short (`t("empty.title")`) or,
 * as a table of `domain` gives it, with its namespace (`t("orders:empty.title")`). With several namespaces the first
 * is the one that short keys belong to. A namespace that is not loaded yet suspends the component.
 */
export function useTranslation<const Ns extends Namespace | readonly Namespace[]>(
  namespace: Ns,
): { t: Translate<Ns>; i18n: i18n } {
  const { t, i18n } = useReactTranslation(namespace as Namespace);
  return { t: t as unknown as Translate<Ns>, i18n };
}
