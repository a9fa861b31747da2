import type { i18n } from "i18next";
import type { Namespace } from "./namespaces.ts";

/** Texts that a page needs could not be loaded, despite retries. */
export class TextsUnreachable extends Error {
  override readonly name = "TextsUnreachable";
}

/**
 * Loads the missing ones of these namespaces, before a page that needs them is shown. Rejects with `TextsUnreachable`; the next call
 * tries again, which i18next alone would not.
 */
export async function loadTexts(instance: i18n, namespaces: readonly Namespace[]): Promise<void> {
  const missing = () => namespaces.filter((name) => !instance.hasResourceBundle(instance.language, name));
  const wanted = missing();
  if (wanted.length > 0) await instance.reloadResources(instance.language, wanted);
  const lost = missing();
  if (lost.length > 0) throw new TextsUnreachable(lost.join(", "));
}
