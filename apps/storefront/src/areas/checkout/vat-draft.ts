import type { VatInvoice } from "@sen/api";
import { persisted } from "../../core/persisted.ts";
import { useStore } from "../../core/store.ts";

interface VatDraft {
  checkoutId: string;
  invoice: VatInvoice;
}

const store = persisted("vat-invoice", (stored) => stored as VatDraft | null, { in: "draft" });

/** The invoice that a payment asks for. The server hears of it with the order: until then a reload or another language keeps it. */
export function useVatDraft(checkoutId: string | null) {
  const draft = useStore(store);
  return {
    vat: draft !== null && draft.checkoutId === checkoutId ? draft.invoice : null,
    onVatChange: (invoice: VatInvoice | null) =>
      store.write(invoice && checkoutId !== null ? { checkoutId, invoice } : null),
  };
}
