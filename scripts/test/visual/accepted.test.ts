import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { acceptanceOf, entriesFor, newEntries, readChanges, staleEntries } from "../../visual/accepted.ts";

const why = "The card breathes more.";
const card = { story: "orders-ordercard--matrix", mode: "vi dark phone" };

it("keeps visual-changes.json in its form", () => {
  const text = readFileSync(new URL("../../../visual-changes.json", import.meta.url), "utf8");
  expect(() => readChanges(text)).not.toThrow();
});

it.each([
  ["no reason", [{ story: "a--b", mode: "*" }], /0\.why/],
  ["too short a reason", [{ story: "a--b", mode: "*", why: "ok" }], /0\.why: is a reason/],
  ["what is no story's id", [{ story: "A / B", mode: "*", why }], /0\.story/],
  ["a field that means nothing", [{ story: "a--b", mode: "*", why, until: "Monday" }], /until/],
])("refuses an entry with %s", (_what, entries, message) => {
  expect(() => readChanges(JSON.stringify(entries))).toThrow(message);
});

it.each([
  ["orders-ordercard--matrix", "vi dark phone", true],
  ["orders-*", "* dark *", true],
  ["orders-ordercard--matrix", "vi light phone", false],
  ["cart-*", "*", false],
])("%s in %s accepts a card in the dark on a phone: %s", (story, mode, accepts) => {
  expect(acceptanceOf(card, [{ story, mode, why }]) !== undefined).toBe(accepts);
});

it("accepts by this change's entries alone, and tells the others as stale", () => {
  const old = { story: "orders-*", mode: "*", why: "An earlier change." };
  const needed = { story: "orders-*", mode: "* dark *", why };
  const unneeded = { story: "cart-*", mode: "*", why };
  expect(newEntries([old, needed], [old])).toEqual([needed]);
  expect(staleEntries([old, needed, unneeded], [old], [card])).toEqual([old, unneeded]);
});

it("writes one entry for a story that differs in all of its modes", () => {
  const modes = new Map([
    [card.story, 2],
    ["cart--matrix", 2],
  ]);
  const found = [card, { ...card, mode: "en dark phone" }, { story: "cart--matrix", mode: "vi light phone" }];
  expect(entriesFor(found, modes, why)).toEqual([
    { story: card.story, mode: "*", why },
    { story: "cart--matrix", mode: "vi light phone", why },
  ]);
});
