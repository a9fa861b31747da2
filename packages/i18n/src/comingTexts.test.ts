import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { allTexts } from "./all.ts";
import { comingTexts, TextsUnreachable } from "./comingTexts.ts";
import { createI18n } from "./createI18n.ts";
import { loadNamespace } from "./loadNamespace.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** An instance that knows the shell's texts alone and fetches others over this line. */
const instanceOn = (load: typeof loadNamespace) =>
  createI18n({ locale: "en", texts: { shell: allTexts.en.shell }, load });

describe("texts that a page did not come with", () => {
  it("are not waited for where they are there", () => {
    expect(comingTexts(instanceOn(loadNamespace), "shell")).toBeNull();
  });

  it("are fetched once, however many ask", async () => {
    const load = vi.fn(loadNamespace);
    const instance = instanceOn(load);
    const coming = comingTexts(instance, "orders");
    expect(comingTexts(instance, "orders")).toBe(coming);
    await coming;
    expect(load.mock.calls).toEqual([["en", "orders"]]);
    expect(instance.t("orders:tab.all")).toBe("All");
  });

  it("are asked for again on a line that fails now and then", async () => {
    const load = vi.fn(loadNamespace);
    load.mockRejectedValueOnce(new TypeError("offline")).mockRejectedValueOnce(new TypeError("offline"));
    const instance = instanceOn(load);
    const coming = comingTexts(instance, "orders");
    await vi.advanceTimersByTimeAsync(1_499);
    expect(load).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    await coming;
    expect(instance.t("orders:tab.all")).toBe("All");
  });

  it("are unreachable when they do not come in eight seconds, until somebody asks later", async () => {
    const load = vi.fn<typeof loadNamespace>().mockRejectedValue(new TypeError("offline"));
    const instance = instanceOn(load);
    const coming = comingTexts(instance, "orders");
    const refused = expect(coming).rejects.toBeInstanceOf(TextsUnreachable);
    await vi.advanceTimersByTimeAsync(7_500);
    await refused;
    expect(load).toHaveBeenCalledTimes(5);
    // React asks once more at the same moment: it must hear the same.
    expect(comingTexts(instance, "orders")).toBe(coming);
    await vi.advanceTimersByTimeAsync(1_000);
    load.mockImplementation(loadNamespace);
    await comingTexts(instance, "orders");
    expect(instance.t("orders:tab.all")).toBe("All");
  });
});
