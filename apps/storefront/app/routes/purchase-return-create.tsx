import { useTranslation } from "@sen/i18n";
import { AccountLayout } from "@sen/ui/account";
import { ReturnCreateScreen, type ReturnFormDraft } from "@sen/ui/aftersales";
import { useEffect } from "react";
import { useUrlQuery } from "../browser/useUrlQuery.ts";
import { useOrderPage } from "../account-menu.ts";
import { useStoredDraft } from "../browser/useStoredDraft.ts";
import { stationSource } from "../data/aftersales/stations.ts";
import { uploadFile } from "../data/aftersales/upload-file.ts";
import { useBanks } from "../data/aftersales/useBanks.ts";
import { useCreateReturn } from "../data/aftersales/useCreateReturn.ts";
import { useOrderDetail } from "../data/aftersales/useOrderDetail.ts";
import { numberOf } from "../data/number-of.ts";
import { placeSource } from "../data/places.ts";
import { PageHead } from "../head/PageHead.tsx";
import { usePaths } from "../paths.ts";
import { routePage } from "../route-page.ts";
import { useRequiredSession } from "../session/useRequiredSession.ts";
import type { ShellHandle } from "../shell/ShopShell.tsx";

export const handle: ShellHandle = { place: "orders" };

/** Before and after a click alike. */
export { orderInQuery as loader, orderInQuery as clientLoader } from "../order-address.ts";

export default routePage(function PurchaseReturnCreateRoute() {
  const { t } = useTranslation("shell");
  const { session } = useRequiredSession();
  const query = useUrlQuery();
  const id = numberOf(query.get("id") ?? undefined);
  const paths = usePaths();
  const { request } = useOrderDetail(id);
  const customerId = session?.profile.id;
  const { draft, keep, forget } = useStoredDraft<ReturnFormDraft>(
    customerId === undefined ? null : `return-${customerId}-${id}`,
  );
  const create = useCreateReturn(forget);
  const { banks, retry, open } = useBanks();
  useEffect(open, [open]);
  return (
    <AccountLayout {...useOrderPage()}>
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
      />
    </AccountLayout>
  );
});
