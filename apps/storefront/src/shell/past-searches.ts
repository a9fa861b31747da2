import { addPastSearch, removePastSearch } from "@sen/domain";
import { persisted } from "../core/persisted.ts";

const store = persisted("past-searches", parse, { in: "customer" });

/** What was searched for on this device, newest first. */
export const readPastSearches = store.read;

/** Keeps a search on this device. */
export function keepPastSearch(keyword: string): void {
  store.write(addPastSearch(store.read(), keyword));
}

/** Forgets one search, or without one all of them. */
export function forgetPastSearches(keyword?: string): void {
  store.write(keyword === undefined ? null : removePastSearch(store.read(), keyword));
}

function parse(stored: unknown): readonly string[] {
  return Array.isArray(stored) ? stored.filter((one) => typeof one === "string") : [];
}
