// @vitest-environment happy-dom
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, expect, it, vi } from "vitest";
import { useIdlePrefetch } from "./use-prefetch.ts";

afterEach(() => {
  vi.useRealTimers();
});

function Page() {
  useIdlePrefetch();
  return null;
}

const ahead = () => [...document.head.querySelectorAll<HTMLLinkElement>("link[rel=prefetch]")];

it("fetches the next pages' modules and sheets ahead, and leaves no link behind that a step would take for a preload", () => {
  vi.useFakeTimers();
  document.head.innerHTML =
    '<script type="text/plain" data-app data-ahead="/assets/ProductPage.js /assets/ProductPage.css"></script>';
  const root = createRoot(document.createElement("div"));
  flushSync(() => {
    root.render(<Page />);
  });
  expect(ahead()).toHaveLength(0);
  vi.advanceTimersByTime(2_000);
  expect(ahead().map((link) => [link.getAttribute("href"), link.as])).toEqual([
    ["/assets/ProductPage.js", "script"],
    ["/assets/ProductPage.css", "style"],
  ]);
  const [script, sheet] = ahead();
  script?.dispatchEvent(new Event("load"));
  sheet?.dispatchEvent(new Event("error"));
  expect(ahead()).toHaveLength(0);
  root.unmount();
});
