// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { serve } from "../../test/server.ts";
import { beginSocialLogin, endSocialLogin } from "./social-login.ts";

vi.mock("../../core/api-client.ts", () => import("../../test/server.ts"));

it("still knows where the sign-in leads when its response is lost", async () => {
  serve({
    "POST /login/social/start": () => ({ url: "#provider", state: "s", secret: "x" }),
    "POST /login/social": () => Promise.reject(new TypeError("Failed to fetch")),
  });
  const begun = beginSocialLogin("google", "/cart");
  await expect.poll(() => window.location.hash).toBe("#provider");
  window.dispatchEvent(new Event("pageshow"));
  await begun;
  expect(await endSocialLogin(new URLSearchParams({ state: "s", code: "c" }))).toEqual({
    refusal: null,
    isVerified: null,
    next: "/cart",
    isLink: false,
  });
});
