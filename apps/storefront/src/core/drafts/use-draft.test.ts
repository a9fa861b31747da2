// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { renderHook } from "../../test/render.tsx";
import { signIn } from "../../test/sign-in.ts";
import { draftStore, forgetDrafts, useDraft } from "./use-draft.ts";

/** Opens a page with the draft: its value and setter. */
const openDraft = (form: string) => renderHook(() => useDraft<string | null>(form, null)).now();

it("a draft is there again when its page is reopened, under its own name only, until it is reset", () => {
  const [, write] = openDraft("a");
  write("typed");
  expect(openDraft("a")[0]).toBe("typed");
  expect(openDraft("b")[0]).toBeNull();
  write(null);
  expect(openDraft("a")[0]).toBeNull();
});

it("a draft is not shown to the customer who signs in after its own session has expired", () => {
  signIn(7);
  const [, write] = openDraft("a");
  write("typed");
  draftStore.write("form", { note: "typed" });
  signIn(8);
  expect([openDraft("a")[0], draftStore.read("form")]).toEqual([null, null]);
  signIn(7);
  expect([openDraft("a")[0], draftStore.read("form")]).toEqual(["typed", { note: "typed" }]);
});

it("the forms' drafts stay in the tab over a reload, and are gone after a sign-out", async () => {
  draftStore.write("form", { note: "typed" });
  expect(JSON.stringify(localStorage)).not.toContain("note");
  expect(JSON.stringify(sessionStorage)).toContain("note");
  forgetDrafts();
  expect(draftStore.read("form")).toBeNull();
  await vi.dynamicImportSettled(); // Of the stored drafts, which go too.
});
