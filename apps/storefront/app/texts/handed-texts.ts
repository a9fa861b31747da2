import { usedNamespaces, type LoadedTexts } from "@sen/i18n";
import type { i18n } from "i18next";

const ELEMENT_ID = "texts";

/** The elements by language and namespaces: pages of a kind use the same. */
const elements = new Map<string, string>();

/**
 * The namespaces that a render used, as a script element of data: the browser hydrates with exactly these, without a
 * request of its own. `<` is escaped so that no text can close the element.
 */
export function textsElement(instance: i18n): string {
  const used = usedNamespaces(instance).sort();
  const name = [instance.language, ...used].join();
  const element = elements.get(name) ?? elementOf(instance, used);
  elements.set(name, element);
  return element;
}

function elementOf(instance: i18n, used: readonly string[]): string {
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
