import { MembershipScreen } from "@sen/ui/loyalty";
import { saveBlob } from "../../core/save-file.ts";
import { useSession } from "../../core/session/session.ts";
import { AccountSection } from "../account/index.ts";
import { useLinks } from "../links.ts";
import { useMembership, usePointHistory } from "./membership.ts";

export default function MembershipPage() {
  const { session } = useSession();
  const membership = useMembership();
  return (
    <AccountSection current="membership">
      <MembershipScreen
        {...membership}
        holder={session?.profile.full_name ?? ""}
        onSaveCard={(picture) => saveBlob(picture, "sen-member-card")}
        history={usePointHistory()}
        orderHref={useLinks().order}
      />
    </AccountSection>
  );
}
