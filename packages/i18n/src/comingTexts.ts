import type { i18n, ResourceStore } from "i18next";
import type { Namespace, Texts } from "./namespaces.ts";

/** Fetches the texts of one namespace, in the language of the instance that it is for. */
type FetchTexts = (namespace: Namespace) => Promise<Texts>;

/** The texts of a part of the page could not be had, however often they were asked for. */
export class TextsUnreachable extends Error {
  override readonly name = "TextsUnreachable";
}

/** Before the texts are asked for again, in ms: a phone may be changing its mast, or in a lift. */
const PAUSES_MS = [500, 1_000, 2_000, 4_000];

/** How long it is held against a namespace that it could not be had, in ms. Whoever asks later starts anew. */
const REMEMBERED_MS = 1_000;

const fetchers = new WeakMap<ResourceStore, FetchTexts>();
const underWay = new WeakMap<ResourceStore, Map<Namespace, Promise<void>>>();

/** Says how an instance gets the namespaces that it was made without. */
export function setFetcher({ store }: i18n, fetchTexts: FetchTexts): void {
  fetchers.set(store, fetchTexts);
}

/**
 * What a component waits for that uses a namespace, the same promise for all of them; null where the texts were there
 * from the start. Rejects with `TextsUnreachable`.
 */
export function comingTexts(instance: i18n, namespace: Namespace): Promise<void> | null {
  const known = underWay.get(instance.store) ?? new Map<Namespace, Promise<void>>();
  underWay.set(instance.store, known);
  // Asked for once, it is used from then on, there or not: a component that waited for it takes up again there.
  const asked = known.get(namespace);
  if (asked) return asked;
  if (instance.store.data[instance.language]?.[namespace] !== undefined) return null;
  const coming = bring(instance, namespace);
  known.set(namespace, coming);
  coming.catch(() => {
    setTimeout(() => known.delete(namespace), REMEMBERED_MS);
  });
  return coming;
}

async function bring(instance: i18n, namespace: Namespace): Promise<void> {
  const fetchTexts = fetchers.get(instance.store);
  if (!fetchTexts) throw new Error("The instance was not made by createI18n.");
  for (let tried = 0; ; tried++) {
    try {
      instance.addResourceBundle(instance.language, namespace, await fetchTexts(namespace));
      return;
    } catch (cause) {
      const pause = PAUSES_MS[tried];
      if (pause === undefined) throw new TextsUnreachable(namespace, { cause });
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
