import { useTranslation } from "@sen/i18n";
import { AccountLayout } from "@sen/ui/account";
import { ReturnCreateScreen, type ReturnFormDraft } from "@sen/ui/aftersales";
import { useEffect } from "react";
import { useOrderMenu } from "../../shell/account-menu.ts";
import { useStoredDraft } from "../../drafts/use-stored-draft.ts";
import { stationSource } from "../../data/stations.ts";
import { uploadFile } from "../../data/upload-file.ts";
import { useBanks } from "../../data/banks.ts";
import { useOrderSteps } from "../../data/orders.ts";
import { useComplaintSource } from "../../data/complaints.ts";
import { useCreateReturn } from "../../data/returns.ts";
import { placeSource } from "../../data/places.ts";
import { PageHead } from "../../head/PageHead.tsx";
import { usePaths } from "../../paths.ts";
import { useRequiredSession } from "../../session/use-required-session.ts";
import { usePlace } from "../../shell/use-place.ts";

export default function ReturnCreatePage() {
  const { t } = useTranslation("shell");
  const { session } = useRequiredSession();
  const { id } = usePlace();
  const paths = usePaths();
  const { request, refresh } = useOrderSteps(id);
  const customerId = session?.profile.id;
  const { draft, keep, forget } = useStoredDraft<ReturnFormDraft>(
    customerId === undefined ? null : `return-${customerId}-${id}`,
  );
  const create = useCreateReturn(forget);
  const { banks, retry, open } = useBanks();
  useEffect(open, [open]);
  return (
    <AccountLayout {...useOrderMenu()}>
      <PageHead title={t("page.return_create")} noIndex />
      <ReturnCreateScreen
        request={draft === undefined && request.state === "ready" ? { state: "loading" } : request}
        hrefs={{ ...paths, orders: paths.purchase() }}
        email={session?.profile.email ?? ""}
        places={placeSource}
        stations={stationSource}
        banks={banks}
        onRetryBanks={retry}
        upload={uploadFile}
        draft={draft}
        onDraftChange={keep}
        onCreate={create}
        complaint={useComplaintSource(id, refresh)}
      />
    </AccountLayout>
  );
}
