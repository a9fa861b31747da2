// @vitest-environment happy-dom
import { createElement, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { useIsHydrating } from "../use-is-hydrating.ts";
import { DeferredSection } from "./DeferredSection.tsx";

type Log = (what: string) => void;

/** Hydrates a page with a section below the fold and returns the log in order. `usePage` is the page's behavior. */
async function hydrated(usePage: (log: Log) => void): Promise<string[]> {
  const happened: string[] = [];
  const log: Log = (what) => happened.push(what);
  function Section() {
    log("section");
    return "Đánh giá";
  }
  function Page() {
    usePage(log);
    return createElement(DeferredSection, { height: 100, children: createElement(Section) });
  }
  document.body.innerHTML = renderToString(createElement(Page));
  happened.length = 0;
  const root = hydrateRoot(document.body, createElement(Page));
  await expect.poll(() => happened).toContain("section");
  await expect.poll(() => document.body.textContent).toBe("Đánh giá");
  root.unmount();
  return happened;
}

test("a section hydrates in a task after the page's", async () => {
  const happened = await hydrated(function usePage(log) {
    useEffect(() => {
      log("page");
      queueMicrotask(() => log("end of the task"));
    }, [log]);
  });
  expect(happened).toEqual(["page", "end of the task", "section"]);
});

test("a page that re-renders on hydration does so before the section hydrates", async () => {
  const happened = await hydrated(function usePage(log) {
    const isHydrated = !useIsHydrating();
    useEffect(() => {
      log(isHydrated ? "page in the browser" : "page as the server had it");
      if (isHydrated) queueMicrotask(() => log("end of the task"));
    }, [log, isHydrated]);
  });
  expect(happened.slice(0, 3)).toEqual([
    "page as the server had it",
    "page in the browser",
    "end of the task",
  ]);
});
