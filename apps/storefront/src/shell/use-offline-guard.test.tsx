// @vitest-environment happy-dom
import { createI18n } from "@sen/i18n";
import { afterEach, expect, it, vi } from "vitest";
import { renderHook } from "../test/render.tsx";
import { useOfflineGuard } from "./use-offline-guard.ts";

afterEach(() => vi.restoreAllMocks());

it.each([
  ["is stopped", {}, true],
  ["into a new tab is left to the browser", { ctrlKey: true }, false],
])("offline, a link's click %s", (_what, keys, isStopped) => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  renderHook(useOfflineGuard, { texts: createI18n({ locale: "vi", texts: { shell: {} } }) });
  const link = document.body.appendChild(document.createElement("a"));
  link.href = "/product/1";
  const click = new MouseEvent("click", { bubbles: true, cancelable: true, ...keys });
  link.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(isStopped);
});
