// @vitest-environment happy-dom
import { useState } from "react";
import { useSWRConfig } from "swr";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderHook } from "../test/render.tsx";
import { refusal, serve } from "../test/server.ts";
import { useEndlessList, useForgetLists } from "./endless-list.ts";
import { query, seedAnswer } from "./query.ts";

vi.mock("./api-client.ts", () => import("../test/server.ts"));

let suffix = "";
const search = ({ query: { keyword } }: { query: { keyword: string } }) => ({
  items: [{ id: 1, name: keyword + suffix }],
});

beforeEach(() => {
  suffix = "";
  serve({ GET: search });
});
afterEach(() => vi.restoreAllMocks());

/** Mounts an endless list of search results: what the hook returns, and the names in it. */
function shown(first: string) {
  const { now: list } = renderHook(() => {
    const [keyword, show] = useState(first);
    const found = useEndlessList((index) => (index > 0 ? null : query("/search", { query: { keyword } })));
    return { show, ...found };
  });
  return { list, names: () => list().pages?.flatMap(({ data }) => data.items.map(({ name }) => name)) };
}

it("shows an error instead of the previous list when the new one fails, and the new one after a retry", async () => {
  const { list, names } = shown("tea");
  await expect.poll(names).toEqual(["tea"]);
  serve({ GET: () => refusal(500) });
  list().show("silk");
  await expect.poll(list).toMatchObject({ pages: undefined, error: { code: 500 } });
  serve({ GET: search });
  list().retry();
  await expect.poll(names).toEqual(["silk"]);
  expect(list().error).toBeUndefined();
});

it("refetches a list that is shown again, once its pages are no longer fresh", async () => {
  const { list, names } = shown("tea");
  await expect.poll(names).toEqual(["tea"]);
  list().show("silk");
  await expect.poll(names).toEqual(["silk"]);
  suffix = " is dearer";
  list().show("tea");
  await expect.poll(names).toEqual(["tea"]);
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 61_000);
  list().show("silk");
  await expect.poll(names).toEqual(["silk is dearer"]);
});

it("fetches a changed list anew whose first page came with the document", async () => {
  const sent = query("/search", { query: { keyword: "tea" } });
  const { now } = renderHook(() => {
    const { cache } = useSWRConfig();
    const [asked, show] = useState<typeof sent | null>(() => {
      seedAnswer(cache, sent, { data: { items: [{ id: 1, name: "sent" }] } }, Date.now());
      return sent;
    });
    const { pages } = useEndlessList((index) => (index > 0 ? null : asked));
    return { asked, show, pages, forget: useForgetLists("/search") };
  });
  await expect.poll(() => now().pages).toMatchObject([{ data: { items: [{ name: "sent" }] } }]);
  now().show(null);
  await expect.poll(() => now().asked).toBeNull();
  await now().forget();
  now().show(sent);
  await expect.poll(() => now().pages).toMatchObject([{ data: { items: [{ name: "tea" }] } }]);
});
