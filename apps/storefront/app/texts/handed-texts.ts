import type { i18n } from "i18next";
import type { LoadedTexts, Namespace } from "@sen/i18n";

const ELEMENT_ID = "texts";

/**
 * The namespaces that a render used, as a script element of data: the browser hydrates with exactly these, without a
 * request of its own. `<` is escaped so that no text can close the element.
 */
export function textsElement(instance: i18n): string {
  const used = (instance as WithReport).reportNamespaces?.getUsedNamespaces() ?? [];
  const texts = Object.fromEntries(
    used.map((namespace) => [namespace, instance.getResourceBundle(instance.language, namespace)]),
  );
  return `<script type="application/json" id="${ELEMENT_ID}">${JSON.stringify(texts).replaceAll("<", "\\u003c")}</script>`;
}

/** What the server handed over, in the browser. */
export function readHandedTexts(): LoadedTexts {
  const json = document.getElementById(ELEMENT_ID)?.textContent;
  return json ? (JSON.parse(json) as LoadedTexts) : {};
}

/** react-i18next's own report of what its hooks asked for. */
type WithReport = i18n & { reportNamespaces?: { getUsedNamespaces: () => Namespace[] } };
