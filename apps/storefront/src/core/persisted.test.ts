// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { clearCustomerStorage, clearDrafts, isCount, persisted, persistedList } from "./persisted.ts";

const parse = (stored: unknown): readonly number[] =>
  Array.isArray(stored) ? stored.filter((one) => typeof one === "number") : [];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe.each(["customer", "tab"] as const)("a value persisted in the storage of the %s", (scope) => {
  const storage = () => (scope === "tab" ? sessionStorage : localStorage);
  const store = persisted("numbers", parse, { in: scope });

  it("is the same object while the stored text is the same", () => {
    store.write([1, 2]);
    expect(store.read()).toEqual([1, 2]);
    expect(store.read()).toBe(store.read());
  });

  it.each(["{", "null", '"text"', "[true]"])("is empty when the stored text is %s", (text) => {
    storage().setItem("numbers", text);
    expect(store.read()).toEqual([]);
  });

  it("leaves nothing in storage when cleared", () => {
    store.write([1]);
    store.write(null);
    expect(storage().length).toBe(0);
    expect(store.read()).toEqual([]);
  });

  it("stays in memory when the storage is full, until it is cleared", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    store.write([1]);
    expect(store.read()).toEqual([1]);
    store.write(null);
    expect(store.read()).toEqual([]);
  });

  it("notifies subscribers of changes here, in another tab and after Back, and of nothing else", () => {
    const heard = vi.fn();
    const unsubscribe = store.subscribe(heard);
    store.write([1]);
    dispatchEvent(new StorageEvent("storage", { key: "numbers" }));
    dispatchEvent(new StorageEvent("storage", { key: null }));
    dispatchEvent(new Event("pageshow"));
    expect(heard).toHaveBeenCalledTimes(4);
    dispatchEvent(new StorageEvent("storage", { key: "other" }));
    unsubscribe();
    store.write([2]);
    expect(heard).toHaveBeenCalledTimes(4);
  });
});

it("sign-out clears the customer's values, but not those of the device and the tab", () => {
  const cart = persisted("numbers", parse, { in: "customer" });
  const tab = persisted("tab-numbers", parse, { in: "tab" });
  localStorage.setItem("locale", "en");
  cart.write([1]);
  tab.write([2]);
  clearCustomerStorage();
  expect([cart.read(), tab.read(), localStorage.getItem("locale")]).toEqual([[], [2], "en"]);
});

it("sign-out clears what is kept in memory when the browser refuses storage to the site", () => {
  for (const storage of ["localStorage", "sessionStorage"] as const) {
    vi.spyOn(globalThis, storage, "get").mockImplementation(() => {
      throw new DOMException("refused", "SecurityError");
    });
  }
  const cart = persisted("numbers", parse, { in: "customer" });
  const draft = persisted("numbers", parse, { in: "draft" });
  cart.write([1]);
  draft.write([2]);
  expect([cart.read(), draft.read()]).toEqual([[1], [2]]);
  clearCustomerStorage();
  clearDrafts();
  expect([cart.read(), draft.read()]).toEqual([[], []]);
});

it("a persisted list drops invalid entries, and leaves nothing in storage when empty", () => {
  sessionStorage.setItem("list", JSON.stringify([1, "2", -3, 4.5, 6]));
  const list = persistedList("list", isCount, { in: "tab" });
  expect(list.read()).toEqual([1, 6]);
  list.write([7]);
  expect(sessionStorage.getItem("list")).toBe("[7]");
  list.write([]);
  expect([list.read(), sessionStorage.getItem("list")]).toEqual([[], null]);
  sessionStorage.setItem("list", "no list");
  expect(list.read()).toEqual([]);
});
