// @vitest-environment happy-dom
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { MissingPage } from "../core/query.ts";
import { ErrorBoundary, pageFailureOf } from "./ErrorBoundary.tsx";

function Order({ search }: { search: string }) {
  if (search === "?id=404") throw new MissingPage();
  return search;
}

it("shows a page again that follows a missing one under the same path", () => {
  const page = document.createElement("div");
  const root = createRoot(page, { onCaughtError: () => undefined });
  const open = (search: string) =>
    flushSync(() => {
      root.render(
        <ErrorBoundary search={search} failed={(kind) => kind}>
          <Order search={search} />
        </ErrorBoundary>,
      );
    });
  open("?id=404");
  expect(page.textContent).toBe("missing");
  open("?id=404");
  expect(page.textContent).toBe("missing");
  open("?id=5");
  expect(page.textContent).toBe("?id=5");
});

it.each([
  new TypeError("Failed to fetch dynamically imported module: https://sen.example/assets/CartPage.js"),
  new Error("Unable to preload CSS for /assets/account-styles.css"),
])("offers to try again if a page's files are lost on the way: %s", (error) => {
  expect(pageFailureOf(error)).toBe("unavailable");
});
