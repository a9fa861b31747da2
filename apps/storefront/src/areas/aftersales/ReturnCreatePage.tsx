import { aftersalesRoutes } from "./routes.ts";
import { useTranslation } from "@sen/i18n";
import { AccountLayout } from "@sen/ui/account";
import { ReturnCreateScreen, type ReturnFormDraft } from "@sen/ui/aftersales";
import { useEffect } from "react";
import { useOrderMenu } from "../account/index.ts";
import { placeSource } from "../../core/places.ts";
import { useStoredDraft } from "../../core/drafts/use-stored-draft.ts";
import { stationSource } from "./stations.ts";
import { uploadFile } from "../../core/upload-file.ts";
import { useBanks } from "./banks.ts";
import { useOrderSteps } from "../orders/index.ts";
import { useComplaintSource } from "./complaints.ts";
import { useCreateReturn } from "./returns.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { useCaseHrefs } from "./case-hrefs.ts";
import { useSession } from "../../core/session/use-session.ts";
import { usePlace } from "../../core/place.ts";

export default function ReturnCreatePage() {
  const { t } = useTranslation("shell");
  const { session } = useSession();
  const { id } = usePlace(aftersalesRoutes.returnCreate);
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
        hrefs={useCaseHrefs()}
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
