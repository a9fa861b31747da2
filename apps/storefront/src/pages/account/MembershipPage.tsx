import { useTranslation } from "@sen/i18n";
import { AccountLayout } from "@sen/ui/account";
import { MembershipScreen } from "@sen/ui/loyalty";
import { useMembership, usePointHistory } from "../../data/membership.ts";
import { saveBlob } from "../../data/save-blob.ts";
import { PageHead } from "../../head/PageHead.tsx";
import { usePaths } from "../../paths.ts";
import { useRequiredSession } from "../../session/use-required-session.ts";
import { useAccountMenu } from "../../shell/account-menu.ts";

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
