// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { write } from "../write.ts";
import { chooseLocale } from "./chosen-locale.ts";
import { clearSession, writeSession } from "./session.ts";

vi.mock("../write.ts", () => ({ write: vi.fn(() => new Promise(() => undefined)) }));
afterEach(() => {
  clearSession();
  vi.restoreAllMocks();
});

it("opens the page in the chosen language without waiting for the server to save it", async () => {
  const assign = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
  const profile = { id: 7, full_name: "Sen", email: "sen@example.com", phone: "0901234567" };
  writeSession({ token: "token", profile: { ...profile, phone_verified_at: null } });
  await chooseLocale("en");
  expect(assign).toHaveBeenCalledWith(expect.stringMatching(/^\/en/));
  // So that it is saved although the page is left.
  expect(write).toHaveBeenCalledWith("PUT /customers/me/lang", { body: { lang: "en" }, keepalive: true });
});
