// @vitest-environment happy-dom
import { useState } from "react";
import { flushSync } from "react-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderHook, unmount } from "../test/render.tsx";
import { useKeptPages } from "./use-kept-pages.ts";

const fetchAhead = vi.hoisted(() => vi.fn((load: () => Promise<unknown>) => load()));
vi.mock("./reload-after-deploy.ts", () => ({ fetchAhead }));

const FILE = `${location.origin}/assets/app.js`;
let asked: string[][];

beforeEach(() => {
  asked = [];
  const active = {
    postMessage: ({ payload }: { payload: { urlsToCache: (string | string[])[] } }) =>
      asked.push(payload.urlsToCache.map((one) => (typeof one === "string" ? one : String(one[0])))),
  };
  const serviceWorker = { register: async () => undefined, ready: Promise.resolve({ active }) };
  vi.stubGlobal("navigator", { serviceWorker });
  vi.stubEnv("PROD", true);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** Shows pages one after another, each for so many seconds, the first of them as a document. */
async function visit(workerStart: number, ...visits: [path: string, seconds: number][]): Promise<void> {
  const entries = [{ name: `${location.origin}${visits[0]?.[0] ?? ""}`, workerStart }];
  vi.stubGlobal("performance", {
    getEntriesByType: (type: string) => (type === "resource" ? [{ name: FILE }] : entries),
  });
  const { now: open } = renderHook(() => {
    const [path, setPath] = useState("");
    useKeptPages(path, path === "");
    return setPath;
  });
  for (const [path, seconds] of visits) {
    flushSync(() => open()(path));
    await vi.advanceTimersByTimeAsync(seconds * 1_000);
    await vi.dynamicImportSettled();
  }
  unmount();
}

it("keeps a page opened before the service worker was there with its files, and those that follow", async () => {
  await visit(0, ["/", 5], ["/product/1", 5], ["/product/2", 1], ["/product/3", 5]);
  expect(asked.map(([page]) => page)).toEqual(["/", "/product/1", "/product/3"]);
  expect(asked[0]).toEqual(["/", FILE]);
});

it("leaves a page that the service worker has fetched itself", async () => {
  await visit(1, ["/", 5], ["/product/1", 5]);
  expect(asked).toEqual([["/product/1"]]);
});

it("starts with the next page if its code could not be loaded at first", async () => {
  fetchAhead.mockResolvedValueOnce(undefined);
  await visit(0, ["/", 5], ["/product/1", 5]);
  expect(asked).toEqual([["/product/1", FILE]]);
});
