import type { ProfileFormData } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { AccountLayout, EmailSettings, ProfileScreen, type ProfileRequest } from "@sen/ui/account";
import { useState } from "react";
import { useProfile } from "./account.ts";
import { useEmailVerification } from "./email.ts";
import { requestState } from "../../core/request-state.ts";
import { useDraft } from "../../core/drafts/use-draft.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { useSession } from "../../core/session/use-session.ts";
import { useAccountMenu } from "./account-menu.ts";

export default function ProfilePage() {
  const { t } = useTranslation("shell");
  const { session } = useSession();
  const [draft, keepDraft] = useDraft<ProfileFormData | null>(`profile-${session?.profile.id ?? ""}`, null);
  const [now] = useState(() => new Date());
  const profile = useProfile();
  const request: ProfileRequest = requestState(profile, ({ data }) => ({ customer: data }));
  const email = useEmailVerification({
    reload: async () => (await profile.mutate())?.data,
    onVerified: profile.keepChanged,
  });
  return (
    <AccountLayout {...useAccountMenu()} current="profile">
      <PageHead title={t("page.profile")} noIndex />
      <ProfileScreen
        request={request}
        now={now}
        draft={draft}
        onDraftChange={keepDraft}
        onSave={profile.save}
        email={
          request.state === "ready" && (
            <EmailSettings
              email={request.customer.email}
              isVerified={request.customer.email_verified_at !== null}
              sent={email.sent}
              onSend={email.send}
              onResend={email.resend}
              onVerify={email.verify}
              onOther={email.forget}
            />
          )
        }
      />
    </AccountLayout>
  );
}
