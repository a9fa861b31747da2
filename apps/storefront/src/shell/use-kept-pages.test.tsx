// @vitest-environment happy-dom
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useKeptPages } from "./use-kept-pages.ts";

const calls = vi.hoisted(() => ({
  startKeepingPages: vi.fn(async () => undefined),
  keepPage: vi.fn(async () => undefined),
}));
vi.mock(import("./keep-pages.ts"), () => calls);
const fetchAhead = vi.hoisted(() => vi.fn((load: () => Promise<unknown>) => load()));
vi.mock("./reload-after-deploy.ts", () => ({ fetchAhead }));

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function Page({ path }: { path: string }) {
  useKeptPages(path, false);
  return null;
}

/** Shows pages one after another, each for so many seconds. */
async function visit(...visits: [path: string, seconds: number][]): Promise<void> {
  const root = createRoot(document.createElement("div"));
  for (const [path, seconds] of visits) {
    flushSync(() => {
      root.render(<Page path={path} />);
    });
    await vi.advanceTimersByTimeAsync(seconds * 1_000);
    await vi.dynamicImportSettled();
  }
  root.unmount();
}

it("starts with the page that was opened, and keeps those that follow", async () => {
  await visit(["/", 5], ["/product/1", 5], ["/product/2", 1], ["/product/3", 5]);
  expect(calls.startKeepingPages).toHaveBeenCalledOnce();
  expect(calls.keepPage.mock.calls).toEqual([["/product/1"], ["/product/3"]]);
});

it("starts with the next page when the opened one is left at once", async () => {
  await visit(["/", 1], ["/product/1", 5]);
  expect(calls.startKeepingPages).toHaveBeenCalledOnce();
  expect(calls.keepPage.mock.calls).toEqual([["/product/1"]]);
});

it("starts with the next page if its code could not be loaded at first", async () => {
  fetchAhead.mockResolvedValueOnce(undefined);
  await visit(["/", 5], ["/product/1", 5]);
  expect(calls.startKeepingPages).toHaveBeenCalledOnce();
  expect(calls.keepPage.mock.calls).toEqual([["/product/1"]]);
});
