import type { i18n } from "i18next";
import type { Namespace } from "./namespaces.ts";

const reports = new WeakMap<i18n, Set<Namespace>>();

/**
 * An instance for one render that is to tell which namespaces it used. All else is the shared one's: an instance of its
 * own would take as long to make as a good part of the page.
 */
export function reportingI18n(shared: i18n): i18n {
  const own = Object.create(shared) as i18n;
  reports.set(own, new Set());
  return own;
}

/** The namespaces that a render with a reporting instance used, in the order of their first use. */
export function usedNamespaces(instance: i18n): Namespace[] {
  return [...(reports.get(instance) ?? [])];
}

/** Notes the namespaces that a component uses, where somebody asked to know. */
export function reportUse(instance: i18n, namespaces: readonly Namespace[]): void {
  const report = reports.get(instance);
  if (report) for (const namespace of namespaces) report.add(namespace);
}
