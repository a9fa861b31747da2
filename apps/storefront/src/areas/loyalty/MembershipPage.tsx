import { useTranslation } from "@sen/i18n";
import { AccountLayout } from "@sen/ui/account";
import { MembershipScreen } from "@sen/ui/loyalty";
import { useMembership, usePointHistory } from "./membership.ts";
import { saveBlob } from "../../core/save-blob.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { useHref } from "../../core/route.ts";
import { orderRoutes } from "../orders/routes.ts";
import { useSession } from "../../core/session/use-session.ts";
import { useAccountMenu } from "../account/index.ts";

export default function MembershipPage() {
  const { t } = useTranslation("shell");
  const { session } = useSession();
  const href = useHref();
  const { request, sent, typed, join, resend, verify, changeDetails } = useMembership();
  return (
    <AccountLayout {...useAccountMenu()} current="membership">
      <PageHead title={t("page.membership")} noIndex />
      <MembershipScreen
        request={request}
        holder={session?.profile.full_name ?? ""}
        onSaveCard={(picture) => {
          saveBlob(picture, "sen-member-card");
        }}
        history={usePointHistory()}
        orderHref={(id) => href(orderRoutes.detail, { id })}
        sent={sent}
        typed={typed}
        onJoin={join}
        onVerify={verify}
        onResend={resend}
        onChangeDetails={changeDetails}
      />
    </AccountLayout>
  );
}
