// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { signIn } from "../../test/sign-in.ts";
import { draftStore, forgetDrafts, useDraft } from "./use-draft.ts";

/** Renders the hook as a newly opened page does, and returns the value with its setter. */
function openDraft(form: string) {
  const onRender = vi.fn<(draft: ReturnType<typeof useDraft<string | null>>) => void>();
  function Page() {
    onRender(useDraft<string | null>(form, null));
    return null;
  }
  act(() => createRoot(document.createElement("div")).render(<Page />));
  const draft = onRender.mock.lastCall?.[0];
  if (!draft) throw new Error("Nothing was rendered.");
  return draft;
}

it("a draft is there again when its page is reopened, under its own name only, until it is reset", () => {
  const [, write] = openDraft("a");
  act(() => write("typed"));
  expect(openDraft("a")[0]).toBe("typed");
  expect(openDraft("b")[0]).toBeNull();
  act(() => write(null));
  expect(openDraft("a")[0]).toBeNull();
});

it("a draft is not shown to the customer who signs in after its own session has expired", () => {
  act(() => signIn(7));
  const [, write] = openDraft("a");
  act(() => write("typed"));
  draftStore.write("form", { note: "typed" });
  act(() => signIn(8));
  expect([openDraft("a")[0], draftStore.read("form")]).toEqual([null, null]);
  act(() => signIn(7));
  expect([openDraft("a")[0], draftStore.read("form")]).toEqual(["typed", { note: "typed" }]);
});

it("the forms' drafts stay in the tab over a reload, and are gone after a sign-out", () => {
  draftStore.write("form", { note: "typed" });
  expect(JSON.stringify(localStorage)).not.toContain("note");
  expect(JSON.stringify(sessionStorage)).toContain("note");
  forgetDrafts();
  expect(draftStore.read("form")).toBeNull();
});
