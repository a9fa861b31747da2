import type { BankAccount, ErrorEnvelope, RefundDetail } from "@sen/api";
import { useCustomerId } from "../../core/session/use-customer.ts";
import { write } from "../../core/write.ts";
import { MissingPage, throwIfMissing } from "../../core/missing-page.ts";
import { useOrder } from "../orders/index.ts";
import { customerQuery, useQuery } from "../../core/query.ts";
import { pageState } from "../../core/request-state.ts";

/**
 * The order's refund; null while it is not known. An order without one has no such page: by an answer that is not
 * about to be replaced, since what is kept may be from before it was opened.
 */
export function useRefundId(orderId: number): number | null {
  const { data, error, isValidating } = useOrder(orderId);
  throwIfMissing(error);
  if (!isValidating && data?.data.refund_request === null) throw new MissingPage();
  return data?.data.refund_request?.id ?? null;
}

/** One refund, and where it goes. Null while its number is not known yet. */
export function useRefund(refundId: number | null) {
  const customerId = useCustomerId();
  const query = useQuery(
    refundId === null
      ? null
      : customerQuery(customerId, "/refunds/{id}", { params: { path: { id: refundId } } }),
  );
  return {
    request: pageState(query, ({ data }) => ({ data })),
    async changeBank({ id }: RefundDetail, account: BankAccount): Promise<ErrorEnvelope | null> {
      const { refusal } = await write("PUT /refunds/{id}/bank", { path: { id }, body: account });
      await query.mutate();
      return refusal ?? null;
    },
  };
}
