import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { untilItComes } from "./untilItComes.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("what comes at once is given at once", async () => {
  await expect(untilItComes(() => Promise.resolve("part"))).resolves.toBe("part");
});

test("a part that could not be had is tried again until it comes", async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError("Failed to fetch"))
    .mockRejectedValueOnce(new TypeError("Failed to fetch"))
    .mockResolvedValue("part");
  const coming = untilItComes(load);
  await vi.advanceTimersByTimeAsync(10_000);
  await expect(coming).resolves.toBe("part");
  expect(load).toHaveBeenCalledTimes(3);
});
