// @vitest-environment happy-dom
import { loadTexts } from "@sen/i18n";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { clearSession } from "../../core/session/session.ts";
import { i18n, renderHook } from "../../test/render.tsx";
import { signIn } from "../../test/sign-in.ts";
import { toasts } from "../../test/toasts.ts";
import { useLeaveWhenSignedIn } from "./use-leave-when-signed-in.ts";

beforeEach(() => loadTexts(i18n, ["auth"]));
afterEach(() => {
  vi.restoreAllMocks();
  clearSession();
});

function leave() {
  const { path } = renderHook(() => useLeaveWhenSignedIn("/cart"), { path: "/login" });
  return expect.poll(path).toBe("/cart");
}

it("says after a sign-in that a browser whose storage is full keeps it until the page is reloaded only", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementationOnce(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  signIn();
  await leave();
  expect(toasts()).toMatchObject([{ title: "Trình duyệt không lưu được lần đăng nhập này" }]);
});

it("says nothing of it when the sign-in is stored", async () => {
  signIn();
  await leave();
  expect(toasts()).toEqual([]);
});
