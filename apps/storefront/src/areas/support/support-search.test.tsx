// @vitest-environment happy-dom
import { createI18n, I18nextProvider, loadTexts } from "@sen/i18n";
import type { SupportScreenProps } from "@sen/ui/support";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import { expect, it, vi } from "vitest";
import SupportPage from "./SupportPage.tsx";

const shown = vi.hoisted(() => vi.fn((_props: SupportScreenProps) => null as never));
vi.mock(import("@sen/ui/support"), async (original) => ({ ...(await original()), SupportScreen: shown }));
vi.mock(import("../../core/api.ts"), async (original) => ({
  ...(await original()),
  call: () => new Promise(() => undefined),
}));

it("searches for what is typed, until a link leads to the page without a keyword", async () => {
  const i18n = createI18n({ locale: "vi", texts: {} });
  await loadTexts(i18n, ["shell"]);
  const root = createRoot(document.createElement("div"));
  const open = (values: { q?: string }) =>
    act(() =>
      root.render(
        <I18nextProvider i18n={i18n}>
          <MemoryRouter>
            <SupportPage {...values} />
          </MemoryRouter>
        </I18nextProvider>,
      ),
    );
  const keyword = () => shown.mock.lastCall?.[0].search.keyword;
  open({ q: "phí" });
  expect(keyword()).toBe("phí");
  act(() => shown.mock.lastCall?.[0].search.onType("phí giao"));
  expect(keyword()).toBe("phí giao");
  open({});
  expect(keyword()).toBe("");
});
