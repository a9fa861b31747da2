import type { BankAccount, RefundDetail } from "@sen/api";
import { customerQuery, useQuery } from "../../core/query.ts";
import { pageState } from "../../core/request-state.ts";
import { useCustomerId } from "../../core/session/session.ts";
import { settled, write, type Refused } from "../../core/write.ts";

/** One refund, and where it goes. Null while its number is not known yet. */
export function useRefund(id: number | null) {
  const customerId = useCustomerId();
  const query = useQuery(
    id === null ? null : customerQuery(customerId, "/refunds/{id}", { params: { path: { id } } }),
  );
  return {
    request: pageState(query, ({ data }) => ({ data })),
    changeBank: ({ id }: RefundDetail, account: BankAccount): Refused =>
      settled(write("PUT /refunds/{id}/bank", { path: { id }, body: account }), () => query.mutate()),
  };
}
