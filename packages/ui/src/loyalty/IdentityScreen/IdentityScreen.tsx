import type { Identity } from "@sen/api";
import { IDENTITY_EFFECTS, IdentityType, maySubmitIdentity } from "@sen/domain";
import { useFormat, useTranslation } from "@sen/i18n";
import { type Ref, useRef } from "react";
import { styled } from "styled-components";
import { Fact, FactList } from "../../aftersales/CasePage/FactList.tsx";
import { color, container, mixins, radius, space } from "../../foundations/index.ts";
import { useDoneToast } from "../../forms/index.ts";
import { Badge, Card, Notice, type Request, Requested, Skeleton } from "../../primitives/index.ts";
import { IdentityForm, type IdentityFormProps } from "./IdentityForm.tsx";

export interface IdentityScreenProps extends IdentityFormProps {
  /** The verification, or the loading or failed state. */
  request: Request<{ identity: Identity }>;
}

/** Identity verification: none, under review, verified or refused. */
export function IdentityScreen({ request, onUpload, onSubmit }: IdentityScreenProps) {
  const { t } = useTranslation(["loyalty", "shell"]);
  const { dong } = useFormat();
  const and = ` ${t("identity.for.and")} `;
  const tiers = IDENTITY_EFFECTS.tiers.map((tier) => t(`membership.tiers.${tier}`)).join(and);
  const done = useDoneToast();
  const status = useRef<HTMLParagraphElement>(null);
  return (
    <Root>
      <header>
        <h1>{t("shell:page.identity")}</h1>
        <p>{t("identity.lead")}</p>
        <ul data-for>
          <li>{t("identity.for.refund", { amount: dong(IDENTITY_EFFECTS.bankRefundAbove) })}</li>
          <li>{t("identity.for.tiers", { tiers })}</li>
        </ul>
        <p>{t("identity.kept")}</p>
      </header>
      <Requested
        request={request}
        loading={t("loading")}
        skeleton={
          <Card>
            <Skeleton height="44px" />
            <Skeleton height="72px" />
            <Skeleton height="240px" />
          </Card>
        }
        failed={t("identity.failed")}
        hint={t("failed_hint")}
      >
        {({ identity }) => (
          <>
            {identity.status !== "none" && <Sent identity={identity} ref={status} />}
            {maySubmitIdentity(identity.status) && (
              <Card title={identity.status === "refused" ? t("identity.send_again") : undefined}>
                <IdentityForm
                  onUpload={onUpload}
                  onSubmit={(data) => done(onSubmit(data), t("identity.sent"), status)}
                />
              </Card>
            )}
          </>
        )}
      </Requested>
    </Root>
  );
}

const tones = { none: "neutral", waiting: "info", verified: "success", refused: "danger" } as const;

function Sent({ identity, ref }: { identity: Identity; ref: Ref<HTMLParagraphElement> }) {
  const { t } = useTranslation("loyalty");
  const { dateTime } = useFormat();
  const { status, type, number_masked, refusal, submitted_at, decided_at, front, back } = identity;
  const kind = type === IdentityType.passport ? "passport" : "id_card";
  return (
    <Card>
      <p ref={ref} tabIndex={-1}>
        <Badge tone={tones[status]}>{t(`identity.status.${status}`)}</Badge>
      </p>
      {(status === "waiting" || status === "verified") && <p>{t(`identity.${status}_text`)}</p>}
      {refusal !== null && (
        <Notice tone="danger" title={t("identity.refused_title")}>
          {t(`identity.refusal.${refusal}`)}
        </Notice>
      )}
      <FactList>
        <Fact label={t("identity.type")}>{t(`identity.types.${kind}`)}</Fact>
        <Fact label={t("identity.number_shown")}>{number_masked}</Fact>
        <Fact label={t("identity.sent_at")}>{submitted_at && dateTime(submitted_at)}</Fact>
        <Fact label={t("identity.decided_at")}>{decided_at && dateTime(decided_at)}</Fact>
      </FactList>
      <ul>
        {[front, back].map(
          (picture, index) =>
            picture !== null && (
              <li key={picture.id}>
                <img
                  src={picture.url}
                  alt={t(`identity.picture.${kind}.${index === 0 ? "front" : "back"}`)}
                  width={picture.width}
                  height={picture.height}
                />
              </li>
            ),
        )}
      </ul>
    </Card>
  );
}

const Root = styled.section`
  ${mixins.grid(4)}
  max-width: 760px;
  container-type: inline-size;

  > header {
    ${mixins.grid(2)}
  }
  > header > p {
    color: ${color.inkMuted};
  }
  [data-for] {
    padding-left: ${space[5]};
    list-style: revert;
    color: ${color.inkMuted};
  }
  ul:not([data-for]) {
    ${mixins.grid(3)}
  }
  ul:empty {
    display: none;
  }
  li > img {
    width: 100%;
    height: auto;
    max-height: 280px;
    object-fit: contain;
    border-radius: ${radius.medium};
    background: ${color.surfaceSunken};
  }
  ${container.medium} {
    ul:not([data-for]) {
      grid-template-columns: 1fr 1fr;
    }
  }
`;
