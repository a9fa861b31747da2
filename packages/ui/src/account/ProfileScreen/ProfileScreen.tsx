import type { Customer } from "@sen/api";
import type { ProfileFormData } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { card, color, space, text } from "../../foundations/index.ts";
import type { CallOutcome } from "../../forms/index.ts";
import { FailedState, Loading, Skeleton, useToast } from "../../primitives/index.ts";
import { ProfileForm } from "./ProfileForm.tsx";

/** The customer's own record, as far as it is known. */
export type ProfileRequest =
  { state: "loading" } | { state: "failed"; onRetry: () => unknown } | { state: "ready"; customer: Customer };

export interface ProfileScreenProps {
  /** What is shown, or that it is still loading or could not be had. */
  request: ProfileRequest;
  /** Nobody is born after it. */
  now: Date;
  /** Saves the profile. */
  onSave: (data: ProfileFormData) => Promise<CallOutcome>;
  /** How the mail address is changed and verified; nothing without it. */
  email?: ReactNode;
}

/** What customers tell of themselves. Spec §2, account. */
export function ProfileScreen({ request, now, onSave, email }: ProfileScreenProps) {
  const { t } = useTranslation("account");
  const toast = useToast();

  async function save(data: ProfileFormData): Promise<CallOutcome> {
    const refusal = await onSave(data);
    if (!refusal) toast.show({ tone: "success", title: t("profile.saved") });
    return refusal;
  }
  return (
    <Root>
      <h1>{t("profile.title")}</h1>
      {request.state === "loading" && (
        <Loading label={t("profile.loading")}>
          <div data-card>
            <Skeleton height="72px" />
            <Skeleton height="72px" />
            <Skeleton height="72px" />
          </div>
        </Loading>
      )}
      {request.state === "failed" && (
        <FailedState title={t("profile.failed")} retryLabel={t("profile.retry")} onRetry={request.onRetry}>
          {t("profile.failed_hint")}
        </FailedState>
      )}
      {request.state === "ready" && (
        <>
          <div data-card>
            <ProfileForm customer={request.customer} now={now} onSubmit={save} />
          </div>
          <dl data-card>
            <dt>{t("profile.phone")}</dt>
            <dd>
              <span data-phone>{request.customer.phone}</span>
              <small>{t("profile.phone_hint")}</small>
            </dd>
          </dl>
          {email !== undefined && <div data-card>{email}</div>}
        </>
      )}
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  gap: ${space[4]};
  max-width: 640px;

  [data-card] {
    ${card}
    display: grid;
    gap: ${space[4]};
    padding: ${space[5]} ${space[4]};
  }
  dl[data-card] {
    gap: ${space[1]};
  }
  dt {
    font: ${text.small};
    color: ${color.inkMuted};
  }
  dd {
    display: grid;
    gap: ${space[1]};
    margin: 0;
  }
  [data-phone] {
    font-variant-numeric: tabular-nums;
  }
  small {
    font: ${text.small};
    color: ${color.inkMuted};
  }
`;
