import { createContext } from "react";
import type { Seed } from "./seed.ts";

const ELEMENT_ID = "seed";

/** The answers that the server renders the page with; null in the browser, which has them in the page. */
export const SeedContext = createContext<Seed | null>(null);

/** The seed as it stands in the page. An endless list of one page is told by that page's key: no answer stands twice. */
interface Handed {
  answers: Seed;
  lists: Record<string, string>;
}

/**
 * The seed as a script element of data. It goes past the router, whose own stream takes an answer apart value by value
 * and suspends the render. `<` is escaped so that no text can close the element.
 */
export function seedElement(seed: Seed): string {
  const keys = new Map(Object.entries(seed).map(([key, answer]) => [answer, key]));
  const handed: Handed = { answers: {}, lists: {} };
  for (const [key, answer] of Object.entries(seed)) {
    const page = Array.isArray(answer) && answer.length === 1 ? keys.get(answer[0]) : undefined;
    if (page === undefined) handed.answers[key] = answer;
    else handed.lists[key] = page;
  }
  return `<script type="application/json" id="${ELEMENT_ID}">${JSON.stringify(handed).replaceAll("<", "\\u003c")}</script>`;
}

/** What the server handed over, in the browser. */
export function readHandedSeed(): Seed {
  return seedOf(document.getElementById(ELEMENT_ID)?.textContent ?? "");
}

/** The seed in the element's text; empty where there is none. */
export function seedOf(text: string): Seed {
  if (text === "") return {};
  const { answers, lists } = JSON.parse(text) as Handed;
  for (const [key, page] of Object.entries(lists)) answers[key] = [answers[page]];
  return answers;
}
