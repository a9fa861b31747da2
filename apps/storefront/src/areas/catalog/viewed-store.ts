import { mergeViewed, type ViewedEntry } from "@sen/domain";
import { persisted } from "../../core/persisted.ts";

/** What a guest has looked at on this device, newest first. */
export const viewedStore = persisted("recently-viewed", parse, { in: "customer" });

/** Remembers a look on this device. */
export function keepViewed(entry: ViewedEntry): void {
  viewedStore.write(mergeViewed(viewedStore.read(), [entry]));
}

function parse(stored: unknown): readonly ViewedEntry[] {
  return Array.isArray(stored) ? mergeViewed(stored.filter(isEntry)) : [];
}

function isEntry(value: unknown): value is ViewedEntry {
  const entry = value as Partial<ViewedEntry> | null;
  const numbers = [entry?.product_id, entry?.price_seen].every(
    (number) => Number.isSafeInteger(number) && Number(number) >= 0,
  );
  return numbers && !Number.isNaN(Date.parse(String(entry?.viewed_at)));
}
