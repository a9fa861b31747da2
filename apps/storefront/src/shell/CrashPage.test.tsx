// @vitest-environment happy-dom
import { createI18n, loadTexts } from "@sen/i18n";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CrashPage } from "./CrashPage.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("shows the crash page and goes home after two seconds when the shell itself crashes", async () => {
  const assign = vi.spyOn(window.location, "assign").mockReturnValue(undefined);
  const i18n = createI18n({ locale: "en", texts: {} });
  await loadTexts(i18n, ["shell"]);
  const Header = () => {
    throw new Error("The header crashes.");
  };
  const page = document.createElement("div");
  const root = createRoot(page, { onCaughtError: () => undefined });
  flushSync(() => {
    root.render(
      <ErrorBoundary failed={() => <CrashPage i18n={i18n} />}>
        <Header />
      </ErrorBoundary>,
    );
  });
  expect(page.querySelector("h1")?.textContent).toBe("Something went wrong");
  expect(page.querySelector("a")?.getAttribute("href")).toBe("/en");
  await vi.advanceTimersByTimeAsync(1_900);
  expect(page.querySelector("[role=status]")?.textContent).toContain("Please try again later");
  expect(assign).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(assign).toHaveBeenCalledWith("/en");
});
