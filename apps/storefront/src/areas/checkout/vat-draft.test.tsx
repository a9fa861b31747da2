// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { useVatDraft } from "./vat-draft.ts";

const invoice = {
  company_name: "Công ty TNHH Sen Việt",
  tax_code: "0312345678",
  company_address: "1 Lê Lợi",
  email: "ketoan@senviet.example",
};

/** What a payment's page is given when it opens. */
function opened(checkoutId: string) {
  const given = vi.fn<(draft: ReturnType<typeof useVatDraft>) => void>();
  function Page() {
    given(useVatDraft(checkoutId));
    return null;
  }
  act(() => createRoot(document.createElement("div")).render(<Page />));
  const [draft] = given.mock.lastCall ?? [];
  if (!draft) throw new Error("Nothing was rendered.");
  return draft;
}

it("keeps the invoice of a payment whose page is opened anew, and of no other", () => {
  const { onVatChange } = opened("a");
  act(() => onVatChange(invoice));
  expect(opened("a").vat).toEqual(invoice);
  expect(opened("b").vat).toBeNull();
  act(() => onVatChange(null));
  expect(opened("a").vat).toBeNull();
});
