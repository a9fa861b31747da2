// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { clearDrafts } from "../../core/persisted.ts";
import { forgetQuantity, rememberQuantity, unansweredQuantities } from "./unanswered-quantities.ts";

const present = () => [...unansweredQuantities()];

afterEach(() => {
  vi.useRealTimers();
  clearDrafts();
});

it("stores the last quantity of each line until it is confirmed", () => {
  rememberQuantity(7, 2);
  rememberQuantity(8, 5);
  rememberQuantity(7, 3);
  expect(present()).toEqual([
    [7, 3],
    [8, 5],
  ]);
  forgetQuantity(8, 5);
  expect(present()).toEqual([[7, 3]]);
});

it("keeps a newer quantity when an older one is confirmed", () => {
  rememberQuantity(7, 2);
  rememberQuantity(7, 3);
  forgetQuantity(7, 2);
  expect(present()).toEqual([[7, 3]]);
});

it("leaves nothing in storage once all are confirmed", () => {
  rememberQuantity(7, 2);
  forgetQuantity(7, 2);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

it("drops quantities older than a request can take", () => {
  vi.useFakeTimers();
  rememberQuantity(7, 2);
  vi.advanceTimersByTime(59_000);
  rememberQuantity(8, 1);
  vi.advanceTimersByTime(2_000);
  const stored = sessionStorage.getItem("draft:cart-quantities") ?? "";
  sessionStorage.removeItem("draft:cart-quantities");
  expect(present()).toEqual([]); // Simulates a new page, which has read nothing yet.
  sessionStorage.setItem("draft:cart-quantities", stored);
  expect(present()).toEqual([[8, 1]]);
});
