// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { loadPage } from "./page-modules.ts";
import { renderHook, unmount } from "../test/render.tsx";
import { routes } from "./routes.ts";
import { useIdlePrefetch } from "./use-prefetch.ts";

const fetchSender = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock("../core/api.ts", () => ({ fetchSender }));
vi.mock(import("./page-modules.ts"), () => ({
  fetchPageMap: () => Promise.resolve({} as never),
  loadPage: vi.fn(() => Promise.resolve({ default: () => null })),
}));

afterEach(() => {
  vi.useRealTimers();
  vi.mocked(loadPage).mockClear();
  fetchSender.mockClear();
  Reflect.deleteProperty(navigator, "connection");
});

const routeOf = (wanted: string) => routes.find(({ path }) => path === wanted) ?? null;

/** The pages preloaded within two seconds, for a customer who has or has not interacted. */
async function loadedAhead(path = "/products", isThere = true): Promise<string[]> {
  vi.useFakeTimers();
  renderHook(() => useIdlePrefetch(routeOf(path)));
  if (isThere) dispatchEvent(new Event("pointermove"));
  expect(loadPage).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2_000);
  vi.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve));
  await vi.dynamicImportSettled();
  unmount();
  return vi.mocked(loadPage).mock.calls.map(([row]) => row.page);
}

it("prefetches nothing before the customer interacts", async () => {
  await expect(loadedAhead("/products", false)).resolves.toEqual([]);
  expect(fetchSender).not.toHaveBeenCalled();
});

it("prefetches the pages that the current one leads to, once it is idle after an interaction", async () => {
  await expect(loadedAhead()).resolves.toEqual(["product/ProductPage"]);
});

it("prefetches the write client on a page that leads to no other", async () => {
  await expect(loadedAhead("/product/:id")).resolves.toEqual([]);
  expect(fetchSender).toHaveBeenCalledOnce();
});

it("prefetches the write client on an account page, even with data saving", async () => {
  Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });
  await expect(loadedAhead("/account", false)).resolves.toEqual([]);
  expect(fetchSender).toHaveBeenCalledOnce();
});

it("prefetches nothing offline", async () => {
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await expect(loadedAhead()).resolves.toEqual([]);
  expect(fetchSender).not.toHaveBeenCalled();
  onLine.mockRestore();
});

it.each([{ saveData: true }, { effectiveType: "3g" }])(
  "prefetches nothing on a connection with %j",
  async (line) => {
    Object.defineProperty(navigator, "connection", { value: line, configurable: true });
    await expect(loadedAhead()).resolves.toEqual([]);
    expect(fetchSender).not.toHaveBeenCalled();
  },
);
