// @vitest-environment happy-dom
import { createI18n, I18nextProvider } from "@sen/i18n";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, expect, it, vi } from "vitest";
import { loadPage } from "../page-modules.ts";
import { siteMap } from "../site-map.ts";
import { useIdlePrefetch } from "./use-prefetch.ts";

vi.mock(import("../page-modules.ts"), () => ({ loadPage: vi.fn(() => Promise.resolve(() => null)) }));

afterEach(() => {
  vi.useRealTimers();
  vi.mocked(loadPage).mockClear();
  Reflect.deleteProperty(navigator, "connection");
});

const list = siteMap.find(({ path }) => path === "/products") ?? null;
const i18n = createI18n({ locale: "vi", texts: {} });

function Page() {
  useIdlePrefetch(list);
  return null;
}

/** The pages that were loaded two seconds after the list was shown. */
async function loadedAhead(): Promise<string[]> {
  vi.useFakeTimers();
  const root = createRoot(document.createElement("div"));
  flushSync(() => {
    root.render(
      <I18nextProvider i18n={i18n}>
        <Page />
      </I18nextProvider>,
    );
  });
  expect(loadPage).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2_000);
  vi.useRealTimers();
  await import("../data/api-client.ts");
  await new Promise((resolve) => setTimeout(resolve));
  root.unmount();
  return vi.mocked(loadPage).mock.calls.map(([row]) => row.page);
}

it("loads the pages that the open one leads to, once it has rested", async () => {
  await expect(loadedAhead()).resolves.toEqual(["product/ProductPage"]);
});

it.each([{ saveData: true }, { effectiveType: "3g" }])(
  "loads nothing ahead on a line with %j",
  async (line) => {
    Object.defineProperty(navigator, "connection", { value: line, configurable: true });
    await expect(loadedAhead()).resolves.toEqual([]);
  },
);
