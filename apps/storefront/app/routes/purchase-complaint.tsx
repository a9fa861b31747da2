import { useTranslation } from "@sen/i18n";
import { AccountLayout } from "@sen/ui/account";
import { ComplaintDetailScreen } from "@sen/ui/aftersales";
import { useNavigate } from "../browser/useNavigate.ts";
import { useUrlQuery } from "../browser/useUrlQuery.ts";
import { useOrderPage } from "../account-menu.ts";
import { useDraft } from "../browser/useDraft.ts";
import { uploadFile } from "../data/aftersales/upload-file.ts";
import { useComplaint } from "../data/aftersales/useComplaint.ts";
import { useLatestComplaintId } from "../data/aftersales/useCaseIds.ts";
import { numberOf } from "../data/number-of.ts";
import { PageHead } from "../head/PageHead.tsx";
import { usePaths } from "../paths.ts";
import { routePage } from "../route-page.ts";
import { useRequiredSession } from "../session/useRequiredSession.ts";
import type { ShellHandle } from "../shell/ShopShell.tsx";

export const handle: ShellHandle = { place: "orders" };

/** Before and after a click alike. */
export { orderInPath as loader, orderInPath as clientLoader } from "../order-address.ts";

export default routePage(function PurchaseComplaintRoute({ params }) {
  const { t } = useTranslation("shell");
  useRequiredSession();
  const query = useUrlQuery();
  const orderId = numberOf(params["orderDetailId"]);
  const paths = usePaths();
  const navigate = useNavigate();
  const complaintId = useLatestComplaintId(orderId, query.get("complainId"));
  const { request, refresh, cancel, addEvidence, download } = useComplaint(complaintId);
  const [note, setNote] = useDraft(`evidence-note-${complaintId ?? ""}`, "");
  return (
    <AccountLayout {...useOrderPage()}>
      <PageHead title={t("page.complaint")} noIndex />
      <ComplaintDetailScreen
        request={request}
        hrefs={paths}
        onCancelComplaint={async (complaint) => {
          const refusal = await cancel(complaint);
          if (refusal === null) await navigate(paths.purchase());
          return refusal;
        }}
        upload={uploadFile}
        onAddEvidence={async (complaint, evidence) => {
          const refusal = await addEvidence(complaint, evidence);
          if (refusal === null) setNote("");
          return refusal;
        }}
        onDownload={download}
        onWindowEnd={refresh}
        evidenceNote={note}
        onEvidenceNoteChange={setNote}
      />
    </AccountLayout>
  );
});
