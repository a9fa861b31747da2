import { MembershipScreen } from "@sen/ui/loyalty";
import { saveBlob } from "../../core/save-file.ts";
import { useSession } from "../../core/session/session.ts";
import { AccountSection } from "../account/index.ts";
import { useLinks } from "../links.ts";
import { useMembership, usePointHistory } from "./membership.ts";

export default function MembershipPage() {
  const { session } = useSession();
  const { request, sent, typed, join, resend, verify, changeDetails } = useMembership();
  return (
    <AccountSection current="membership">
      <MembershipScreen
        request={request}
        holder={session?.profile.full_name ?? ""}
        onSaveCard={(picture) => saveBlob(picture, "sen-member-card")}
        history={usePointHistory()}
        orderHref={useLinks().order}
        sent={sent}
        typed={typed}
        onJoin={join}
        onVerify={verify}
        onResend={resend}
        onChangeDetails={changeDetails}
      />
    </AccountSection>
  );
}
