import type { PlacedOrder, VatInvoice } from "@sen/api";
import { write } from "./api.ts";

/**
 * Asks for a VAT invoice of each order that was just placed. The orders stand whatever comes of it: an invoice that
 * could not be asked for now can be on the order's own page.
 */
export async function askForInvoices(orders: readonly PlacedOrder[], invoice: VatInvoice): Promise<void> {
  await Promise.allSettled(
    orders.map(({ id }) =>
      write((api) => api.POST("/orders/{id}/vat", { params: { path: { id } }, body: invoice })),
    ),
  );
}
