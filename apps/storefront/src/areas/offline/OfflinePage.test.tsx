// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { render } from "../../test/render.tsx";
import OfflinePage from "./OfflinePage.tsx";

it.each([
  ["#/account/address?id=1", "/account/address?id=1"],
  ["", "/"],
  ["#//evil.example", "/"],
  ["#/\\evil.example", "/"],
  ["#javascript:alert(1)", "/"],
])("once online again, %s leads to %s", async (hash, path) => {
  const replace = vi.spyOn(window.location, "replace").mockReset().mockReturnValue(undefined);
  render(<OfflinePage />, { path: `/offline${hash}` });
  const target = () => {
    window.dispatchEvent(new Event("online"));
    return replace.mock.lastCall?.[0];
  };
  await expect.poll(target).toBe(path);
});
