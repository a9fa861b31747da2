import type { Checkout, CheckoutBody, OrderNowBody } from "@sen/api";
import { write, type Result } from "../../core/write.ts";
import { trackItems } from "../../shell/track-items.ts";

/** Prepares a checkout of selected cart lines, or of one product bought directly. */
export async function prepareCheckout(
  body: CheckoutBody | OrderNowBody,
): Promise<Result<{ data: Checkout }>> {
  const prepared = await ("product_id" in body
    ? write("POST /orders/now", { body })
    : write("POST /checkout", { body }));
  if (prepared.ok) {
    const { groups, totals } = prepared.data.data;
    const lines = groups.flatMap((group) => group.lines);
    trackItems("begin_checkout", lines, totals.total);
  }
  return prepared;
}
