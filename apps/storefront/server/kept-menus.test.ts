import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepMenus } from "./kept-menus.ts";
import { createOutdatedPages } from "./outdated-pages.ts";

const MINUTE_MS = 60_000;
const origin = "http://backend/api/v1";

let asked: string[];
let status: number;
let outdated: ReturnType<typeof createOutdatedPages>;
let ask: (path: string, lang?: string) => Promise<{ status: number; text: string }>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
  [asked, status, outdated] = [[], 200, createOutdatedPages()];
  const send = keepMenus((request) => {
    asked.push(request.url.slice(origin.length));
    return Promise.resolve(new Response(`answer ${asked.length}`, { status }));
  }, outdated);
  ask = async (path, lang = "vi") => {
    const answer = await send(new Request(origin + path, { headers: { lang } }));
    return { status: answer.status, text: await answer.text() };
  };
});
afterEach(() => vi.useRealTimers());

it("fetches menus once a minute in each language", async () => {
  const [first, second] = await Promise.all([ask("/categories"), ask("/categories")]);
  expect([first.text, second.text]).toEqual(["answer 1", "answer 1"]);
  expect((await ask("/categories", "en")).text).toBe("answer 2");
  expect((await ask("/malls/all")).text).toBe("answer 3");
  vi.advanceTimersByTime(MINUTE_MS);
  expect((await ask("/categories")).text).toBe("answer 1");
  vi.advanceTimersByTime(1);
  expect((await ask("/categories")).text).toBe("answer 4");
});

it("fetches everything else each time", async () => {
  for (const path of ["/products/1", "/products/1", "/malls/1", "/categories?x=1"]) await ask(path);
  expect(asked).toEqual(["/products/1", "/products/1", "/malls/1", "/categories?x=1"]);
});

it("fetches menus again when the whole catalogue has changed, but not when a product has", async () => {
  await ask("/categories");
  vi.advanceTimersByTime(1_000);
  outdated.note({ product_ids: [1], everything: false }, Date.now());
  expect((await ask("/categories")).text).toBe("answer 1");
  outdated.note({ product_ids: [], everything: true }, Date.now());
  vi.advanceTimersByTime(1);
  expect((await ask("/categories")).text).toBe("answer 2");
});

it("passes a refusal to the waiting requests, and fetches again for the next", async () => {
  status = 503;
  expect(await Promise.all([ask("/categories"), ask("/categories")])).toMatchObject([
    { status: 503, text: "answer 1" },
    { status: 503, text: "answer 1" },
  ]);
  status = 200;
  expect(await ask("/categories")).toEqual({ status: 200, text: "answer 2" });
});

it("fetches menus again if the catalogue changed while they were on their way", async () => {
  const early = ask("/categories");
  outdated.note({ product_ids: [], everything: true }, Date.now());
  vi.advanceTimersByTime(1);
  expect([(await early).text, (await ask("/categories")).text]).toEqual(["answer 2", "answer 2"]);
});
