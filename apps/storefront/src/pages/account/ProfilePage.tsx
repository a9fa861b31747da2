import { useTranslation } from "@sen/i18n";
import { AccountLayout, ProfileScreen, type ProfileRequest } from "@sen/ui/account";
import { useState } from "react";
import { useProfile } from "../../data/account.ts";
import { requestState } from "../../data/request-state.ts";
import { PageHead } from "../../head/PageHead.tsx";
import { useRequiredSession } from "../../session/use-required-session.ts";
import { useAccountMenu } from "../../shell/account-menu.ts";

export default function ProfilePage() {
  const { t } = useTranslation("shell");
  useRequiredSession();
  const [now] = useState(() => new Date());
  const profile = useProfile();
  const request: ProfileRequest = requestState(profile, ({ data }) => ({ customer: data }));
  return (
    <AccountLayout {...useAccountMenu()} current="profile">
      <PageHead title={t("page.profile")} noIndex />
      <ProfileScreen request={request} now={now} onSave={profile.save} />
    </AccountLayout>
  );
}
