// @vitest-environment happy-dom
import { createI18n, I18nextProvider } from "@sen/i18n";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import { expect, it, vi } from "vitest";
import OfflinePage from "./OfflinePage.tsx";

const i18n = createI18n({ locale: "vi", texts: {} });

it.each([
  ["#/account/address?id=1", "/account/address?id=1"],
  ["", "/"],
  ["#//evil.example", "/"],
  ["#/\\evil.example", "/"],
  ["#javascript:alert(1)", "/"],
])("once online again, %s leads to %s", async (hash, path) => {
  const replace = vi.spyOn(window.location, "replace").mockReset().mockReturnValue(undefined);
  const root = createRoot(document.createElement("div"));
  root.render(
    <I18nextProvider i18n={i18n}>
      <MemoryRouter initialEntries={[`/offline${hash}`]}>
        <OfflinePage />
      </MemoryRouter>
    </I18nextProvider>,
  );
  const target = () => {
    window.dispatchEvent(new Event("online"));
    return replace.mock.lastCall?.[0];
  };
  await expect.poll(target).toBe(path);
  root.unmount();
});
