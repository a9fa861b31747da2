import type { i18n } from "i18next";
import type { Namespace } from "./namespaces.ts";

/** Texts that a page needs could not be had, however often they were asked for. */
export class TextsUnreachable extends Error {
  override readonly name = "TextsUnreachable";
}

/**
 * Has these namespaces loaded, as a page needs them before it is shown; asks for nothing that is there. Rejects with
 * `TextsUnreachable`; the next call asks anew, which i18next by itself would not.
 */
export async function loadTexts(instance: i18n, namespaces: readonly Namespace[]): Promise<void> {
  const missing = () => namespaces.filter((name) => !instance.hasResourceBundle(instance.language, name));
  const wanted = missing();
  if (wanted.length > 0) await instance.reloadResources(instance.language, wanted);
  const lost = missing();
  if (lost.length > 0) throw new TextsUnreachable(lost.join(", "));
}
