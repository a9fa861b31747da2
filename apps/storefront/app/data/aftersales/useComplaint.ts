import type { Attachment, ComplaintDetail, ErrorEnvelope } from "@sen/api";
import type { AdditionalEvidence } from "@sen/ui/aftersales";
import { useSession } from "../../session/useSession.ts";
import { saveBlob } from "../../browser/save-blob.ts";
import { api } from "../browser-api.ts";
import { useRefreshOrders } from "../orders.ts";
import { useQuery } from "../query.ts";
import { caseRequest } from "./case-request.ts";
import { settled } from "./settled.ts";
import { untilPrepared } from "./until-prepared.ts";

/** One complaint with its evidence and history, and what the customer can do. Spec §2, complaint detail. */
export function useComplaint(complaintId: number | null) {
  const { status } = useSession();
  const refreshLists = useRefreshOrders();
  const query = useQuery(
    "/complaints/detail",
    status === "in" && complaintId !== null
      ? { params: { query: { view_cs: 1, complaint_request_id: complaintId } } }
      : null,
    { revalidateIfStale: true, refreshInterval: (answer) => untilPrepared(answer?.data.cs_attachments) },
  );

  const settle = (call: Promise<{ error?: ErrorEnvelope }>) =>
    settled(call, () => Promise.all([query.mutate(), refreshLists()]));

  return {
    request: caseRequest<ComplaintDetail>(query),
    refresh: () => query.mutate(),
    cancel: ({ id }: ComplaintDetail) =>
      settle(api.POST("/complaints/{id}/cancel", { params: { path: { id } } })),
    addEvidence: ({ id }: ComplaintDetail, evidence: AdditionalEvidence) =>
      settle(api.POST("/complaints/{id}/proof", { params: { path: { id } }, body: evidence })),
    async download({ id }: ComplaintDetail, attachment: Attachment): Promise<void> {
      const { data } = await api.GET("/complaints/{id}/files/{fileId}", {
        params: { path: { id, fileId: attachment.id } },
        parseAs: "blob",
      });
      if (data) saveBlob(data as unknown as Blob, `${id}-${attachment.id}`);
    },
  };
}
