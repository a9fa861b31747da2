// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { signIn } from "../../test/sign-in.ts";
import { chooseLocale } from "./chosen-locale.ts";

const sent = vi.hoisted(() => vi.fn(() => new Promise<never>(() => undefined)));
vi.mock("../write.ts", () => ({ write: sent }));

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it("a chosen language is opened after five seconds, if the server has not saved it by then", async () => {
  vi.useFakeTimers();
  signIn();
  const assign = vi.spyOn(window.location, "assign").mockReturnValue(undefined);
  void chooseLocale("en");
  await vi.advanceTimersByTimeAsync(4_900);
  expect(assign).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(assign).toHaveBeenCalledWith("/en");
  expect(sent).toHaveBeenCalledOnce();
});
