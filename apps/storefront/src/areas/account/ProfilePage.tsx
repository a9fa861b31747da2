import type { ProfileFormData } from "@sen/domain";
import { EmailSettings, ProfileScreen } from "@sen/ui/account";
import { useState } from "react";
import { useDraft } from "../../core/drafts/use-draft.ts";
import { requestState } from "../../core/request-state.ts";
import { useCustomerId } from "../../core/session/session.ts";
import { AccountSection } from "./AccountSection.tsx";
import { useEmailVerification, useProfile } from "./profile.ts";

export default function ProfilePage() {
  const [draft, keepDraft] = useDraft<ProfileFormData | null>(`profile-${useCustomerId() ?? ""}`, null);
  const [now] = useState(() => new Date());
  const profile = useProfile();
  const request = requestState(profile, ({ data }) => ({ customer: data }));
  const verification = useEmailVerification(profile);
  return (
    <AccountSection current="profile">
      <ProfileScreen
        request={request}
        now={now}
        draft={draft}
        onDraftChange={keepDraft}
        onSave={profile.save}
        email={
          request.state === "ready" && (
            <EmailSettings
              {...verification}
              email={request.customer.email}
              isVerified={request.customer.email_verified_at !== null}
            />
          )
        }
      />
    </AccountSection>
  );
}
