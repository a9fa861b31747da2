// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { useVatDraft } from "./vat-draft.ts";

const invoice = {
  company_name: "Công ty TNHH Sen Việt",
  tax_code: "0312345678",
  company_address: "1 Lê Lợi",
  email: "ketoan@senviet.example",
};

/** What a payment's page is given when it opens. */
function opened(checkoutId: string) {
  let given: ReturnType<typeof useVatDraft> | undefined;
  function Page() {
    given = useVatDraft(checkoutId);
    return null;
  }
  act(() => createRoot(document.createElement("div")).render(<Page />));
  if (!given) throw new Error("Nothing was rendered.");
  return given;
}

it("keeps the invoice of a payment whose page is opened anew, and of no other", () => {
  const { onVatChange } = opened("a");
  act(() => onVatChange(invoice));
  expect(opened("a").vat).toEqual(invoice);
  expect(opened("b").vat).toBeNull();
  act(() => onVatChange(null));
  expect(opened("a").vat).toBeNull();
});
