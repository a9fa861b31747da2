import type { Customer } from "@sen/api";
import type { ProfileFormData } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { mixins, space } from "../../foundations/index.ts";
import type { CallOutcome, TypedDraft } from "../../forms/index.ts";
import { Skeleton, useToast, type Request } from "../../primitives/index.ts";
import { AccountSection } from "../AccountSection/AccountSection.tsx";
import { ProfileForm } from "./ProfileForm.tsx";

/** The customer's own record, as far as it is known. */
export type ProfileRequest = Request<{ customer: Customer }>;

export interface ProfileScreenProps extends TypedDraft<ProfileFormData> {
  /** What is shown, or that it is still loading or could not be had. */
  request: ProfileRequest;
  /** Nobody is born after it. */
  now: Date;
  /** Saves the profile. */
  onSave: (data: ProfileFormData) => Promise<CallOutcome>;
  /** How the mail address is changed and verified (`EmailSettings`); nothing without it. */
  email?: ReactNode;
}

/** What customers tell of themselves. Spec §2, account. */
export function ProfileScreen({ request, now, onSave, email, ...typed }: ProfileScreenProps) {
  const { t } = useTranslation("account");
  const toast = useToast();

  async function save(data: ProfileFormData): Promise<CallOutcome> {
    const refusal = await onSave(data);
    if (!refusal) toast.show({ tone: "success", title: t("profile.saved") });
    return refusal;
  }
  return (
    <AccountSection
      title={t("profile.title")}
      request={request}
      loading={{ label: t("profile.loading"), box: <Skeleton height="248px" /> }}
      failed={{
        title: t("profile.failed"),
        hint: t("profile.failed_hint"),
      }}
    >
      {request.state === "ready" && (
        <>
          <div data-card>
            <ProfileForm customer={request.customer} now={now} onSubmit={save} {...typed} />
          </div>
          <Phone data-card>
            <dt>{t("profile.phone")}</dt>
            <dd>
              <span>{request.customer.phone}</span>
              <small>{t("profile.phone_hint")}</small>
            </dd>
          </Phone>
          {email !== undefined && <div data-card>{email}</div>}
        </>
      )}
    </AccountSection>
  );
}

const Phone = styled.dl`
  && {
    gap: ${space[1]};
  }
  > dt {
    ${mixins.textStyle("small", { color: "inkMuted" })}
  }
  > dd {
    ${mixins.grid(1)}
  }
  > dd > span {
    font-variant-numeric: tabular-nums;
  }
  > dd > small {
    ${mixins.textStyle("small", { color: "inkMuted" })}
  }
`;
