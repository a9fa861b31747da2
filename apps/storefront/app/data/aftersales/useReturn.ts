import type { ErrorEnvelope, ReturnDetail } from "@sen/api";
import { useSession } from "../../session/useSession.ts";
import { api } from "../browser-api.ts";
import { useRefreshOrders } from "../orders.ts";
import { useQuery } from "../query.ts";
import { caseRequest } from "./case-request.ts";
import { settled } from "./settled.ts";
import { untilPrepared } from "./until-prepared.ts";

/** One return, and what the customer can do about it. Null while its number is not known yet. */
export function useReturn(returnId: number | null) {
  const { status } = useSession();
  const refreshLists = useRefreshOrders();
  const query = useQuery(
    "/returns/{id}",
    status === "in" && returnId !== null ? { params: { path: { id: returnId } } } : null,
    { revalidateIfStale: true, refreshInterval: (answer) => untilPrepared(answer?.data.cs_attachments) },
  );

  const settle = (call: Promise<{ error?: ErrorEnvelope }>) =>
    settled(call, () => Promise.all([query.mutate(), refreshLists()]));

  return {
    request: caseRequest<ReturnDetail>(query),
    approve: ({ id }: ReturnDetail) =>
      settle(api.POST("/returns/customer-approve", { body: { return_request_id: id } })),
    handOver: ({ id }: ReturnDetail) =>
      settle(api.POST("/returns/received-goods", { body: { return_id: id } })),
    recall: ({ id }: ReturnDetail) => settle(api.POST("/returns/cancel", { body: { return_id: id } })),
  };
}
