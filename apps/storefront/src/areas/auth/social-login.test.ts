// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { beginSocialLogin, endSocialLogin } from "./social-login.ts";

vi.mock("../../core/api-client.ts", () => ({
  api: {
    POST: (path: string) =>
      path.endsWith("start")
        ? Promise.resolve({
            data: { code: 200, status: 1, data: { url: "#provider", state: "s", secret: "x" } },
            response: { status: 200 },
          })
        : Promise.reject(new TypeError("Failed to fetch")),
  },
}));

it("still knows where the sign-in leads when its response is lost", async () => {
  await beginSocialLogin("google", "/cart");
  expect(await endSocialLogin(new URLSearchParams({ state: "s", code: "c" }))).toEqual({
    refusal: null,
    isVerified: null,
    next: "/cart",
    isLink: false,
  });
});
