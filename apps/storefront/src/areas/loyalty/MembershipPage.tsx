import { useTranslation } from "@sen/i18n";
import { AccountLayout } from "@sen/ui/account";
import { MembershipScreen } from "@sen/ui/loyalty";
import { useMembership, usePointHistory } from "./membership.ts";
import { saveBlob } from "../../core/save-blob.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { usePaths } from "../../core/paths.ts";
import { useRequiredSession } from "../../core/session/use-required-session.ts";
import { useAccountMenu } from "../account/index.ts";

export default function MembershipPage() {
  const { t } = useTranslation("shell");
  const { session } = useRequiredSession();
  const paths = usePaths();
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
        orderHref={paths.order}
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
