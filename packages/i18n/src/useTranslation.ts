import type { i18n, ResourceStore, TFunction } from "i18next";
import { use, useContext } from "react";
import { I18nContext } from "react-i18next";
import type { Namespace } from "./namespaces.ts";
import { translatorOf } from "./translator.ts";
import { reportUse } from "./usedNamespaces.ts";

type AsList<Ns> = Ns extends Namespace ? readonly [Ns] : Ns;

/** Translates keys of the namespaces it was made for. */
export type Translate<Ns extends Namespace | readonly Namespace[]> = TFunction<AsList<Ns>>;

/**
 * The texts of a namespace: `const { t } = useTranslation("orders")`. A key is written short (`t("empty.title")`) or,
 * as a table of `domain` gives it, with its namespace (`t("orders:empty.title")`). With several namespaces the first
 * is the one that short keys belong to. A namespace that is not loaded yet suspends the component.
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
    // Asked for once, it is used from then on, loaded or not: a component that waited for it takes up again there.
    const coming =
      wayOf(instance).get(name) ?? (instance.hasLoadedNamespace(name) ? null : load(instance, name));
    if (coming) use(coming);
  }
  return { t: translatorOf(instance, namespaces) as unknown as Translate<Ns> };
}

const listed = (one: Namespace | readonly Namespace[]): readonly Namespace[] =>
  typeof one === "string" ? [one] : one;

const underWay = new WeakMap<ResourceStore, Map<Namespace, Promise<void>>>();

/** The namespaces that were not there when they were first asked for. */
function wayOf({ store }: i18n): Map<Namespace, Promise<void>> {
  const known = underWay.get(store) ?? new Map<Namespace, Promise<void>>();
  underWay.set(store, known);
  return known;
}

/** A namespace on its way: the same promise for every component that waits for it. */
function load(instance: i18n, namespace: Namespace): Promise<void> {
  const promise = instance.loadNamespaces(namespace);
  wayOf(instance).set(namespace, promise);
  return promise;
}
