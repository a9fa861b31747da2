import type { IncomingMessage, ServerResponse } from "node:http";
import { afterEach, expect, it, vi } from "vitest";
import { createOutdatedPages, pollChanges, type CatalogueChange } from "./outdated-pages.ts";
import { closeAll, listening } from "./test/listening.ts";

const page = (madeAt: number, ...productIds: number[]) => ({ madeAt, productIds });

it("a page is outdated if one of its products has changed since it was rendered", () => {
  const outdated = createOutdatedPages();
  outdated.note({ product_ids: [1, 2], everything: false }, 100);
  expect([page(99, 2, 3), page(100, 1), page(101, 1), page(99, 3)].map(outdated.has)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it("every earlier page is outdated when everything may have changed", () => {
  const outdated = createOutdatedPages();
  outdated.note({ product_ids: [], everything: true }, 100);
  expect([page(100), page(101)].map(outdated.has)).toEqual([true, false]);
});

it("every earlier page is outdated when more products change than are remembered", () => {
  const outdated = createOutdatedPages();
  outdated.note({ product_ids: Array.from({ length: 50_001 }, (_, id) => id), everything: false }, 100);
  expect([page(100, 60_000), page(101, 7)].map(outdated.has)).toEqual([true, false]);
});

afterEach(closeAll);

/** Polls a backend that gives these answers in order, then repeats the last, until it was polled `asks` times. */
async function poll(asks: number, answers: ((response: ServerResponse) => void)[]) {
  const asked: string[] = [];
  const heard: CatalogueChange[] = [];
  const ended = new AbortController();
  const backendUrl = await listening(({ url = "" }: IncomingMessage, response: ServerResponse) => {
    asked.push(url);
    answers[Math.min(asked.length, answers.length) - 1]?.(response);
    if (asked.length > asks) ended.abort();
  });
  const onChange = (change: CatalogueChange) => heard.push(change);
  await pollChanges(backendUrl, onChange, ended.signal, 1);
  return { asked, heard };
}
const change =
  (snapshot: string, ...product_ids: number[]) =>
  (response: ServerResponse) =>
    void response.end(JSON.stringify({ snapshot, product_ids, everything: false }));

it("polling asks for the changes since the last response", async () => {
  const { asked, heard } = await poll(2, [change("5:5:"), change("7:7:", 3, 4), change("7:7:")]);
  expect(asked.slice(0, 2)).toEqual(["/catalogue-changes?since=", "/catalogue-changes?since=5:5:"]);
  expect(heard.slice(0, 2)).toMatchObject([{ product_ids: [] }, { product_ids: [3, 4] }]);
});

it("polling repeats its position after a failed response", async () => {
  const broken = (response: ServerResponse) => void response.destroy();
  const refused = (response: ServerResponse) => void response.writeHead(503).end("busy");
  const { asked, heard } = await poll(4, [change("5:5:"), broken, refused, change("6:6:", 1)]);
  expect(asked[3]).toBe("/catalogue-changes?since=5:5:");
  expect(heard).toContainEqual({ product_ids: [1], everything: false });
});

it("polling treats everything as changed after a gap longer than the backend remembers", async () => {
  const now = Date.now();
  const later = (response: ServerResponse) => {
    vi.setSystemTime(now + 6 * 60_000);
    change("6:6:")(response);
  };
  vi.useFakeTimers({ toFake: ["Date"], now });
  const { heard } = await poll(2, [change("5:5:"), later, change("6:6:")]);
  vi.useRealTimers();
  expect(heard.map(({ everything }) => everything)).toEqual([false, true]);
});
