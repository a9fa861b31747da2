// @vitest-environment happy-dom
import { CARDS_OFF_SCREEN } from "@sen/ui/shell";
import { useNavigate } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderHook } from "../test/render.tsx";
import { useScroll } from "./use-scroll.ts";

const scrollTo = vi.fn();
let height = 0;
const observers = new Set<() => void>();

class BodyObserver {
  readonly #report: () => void;
  constructor(report: () => void) {
    this.#report = report;
  }
  observe() {
    observers.add(this.#report);
  }
  disconnect() {
    observers.delete(this.#report);
  }
}

/** Content arrives, so that the page gets this high. */
function growTo(pixels: number): void {
  height = pixels;
  for (const report of observers) report();
}

beforeEach(() => {
  scrollTo.mockReset();
  height = 800;
  vi.stubGlobal("ResizeObserver", BodyObserver);
  vi.stubGlobal("scrollTo", scrollTo);
  vi.spyOn(document.documentElement, "scrollHeight", "get").mockImplementation(() => height);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Scrolls a list to 5000 px, opens a product and goes Back: the list is still short. */
async function goBackToList() {
  const { now, path } = renderHook(
    () => {
      useScroll();
      return useNavigate();
    },
    { path: "/products" },
  );
  vi.spyOn(window, "scrollY", "get").mockReturnValue(5_000);
  window.dispatchEvent(new Event("scroll"));
  void now()("/product/9");
  await expect.poll(path).toBe("/product/9");
  void now()(-1);
  await expect.poll(path).toBe("/products");
  scrollTo.mockClear();
  return { navigate: now(), path };
}

const cards = () => document.documentElement.style.getPropertyValue(CARDS_OFF_SCREEN);

it("restores a position once the page is long enough, with all cards laid out meanwhile", async () => {
  await goBackToList();
  growTo(2_000);
  expect([scrollTo.mock.calls, cards()]).toEqual([[], "visible"]);
  growTo(9_000);
  expect(scrollTo.mock.calls).toEqual([[0, 5_000]]);
  await expect.poll(cards).toBe("");
});

it("does not restore a position of a page that is left again", async () => {
  const { navigate, path } = await goBackToList();
  void navigate(1);
  await expect.poll(path).toBe("/product/9");
  scrollTo.mockClear();
  growTo(9_000);
  expect(scrollTo.mock.calls).toEqual([]);
});
