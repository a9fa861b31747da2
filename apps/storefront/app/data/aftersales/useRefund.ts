import type { BankAccount, ErrorEnvelope, RefundDetail } from "@sen/api";
import { useSession } from "../../session/useSession.ts";
import { api } from "../browser-api.ts";
import { useQuery } from "../query.ts";
import { caseRequest } from "./case-request.ts";

/** One refund, and where it goes. Null while its number is not known yet. */
export function useRefund(refundId: number | null) {
  const { status } = useSession();
  const query = useQuery(
    "/refunds/{id}",
    status === "in" && refundId !== null ? { params: { path: { id: refundId } } } : null,
    {
      revalidateIfStale: true,
    },
  );
  return {
    request: caseRequest<RefundDetail>(query),
    async changeBank({ id }: RefundDetail, account: BankAccount): Promise<ErrorEnvelope | null> {
      const { error } = await api.PUT("/refunds/{id}/bank", { params: { path: { id } }, body: account });
      await query.mutate();
      return error ?? null;
    },
  };
}
