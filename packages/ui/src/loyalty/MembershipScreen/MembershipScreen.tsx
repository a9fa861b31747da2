import type { MemberCard as MemberCardData, OtpSent } from "@sen/api";
import { CITIES, membershipFormSchema, Occupation, type MembershipFormData } from "@sen/domain";
import { useFormat, useTranslation } from "@sen/i18n";
import { useRef } from "react";
import { AccountSection } from "../../account/AccountSection/AccountSection.tsx";
import { OtpForm, type OtpFormProps } from "../../auth/OtpForm/OtpForm.tsx";
import {
  type CallOutcome,
  FailureNotice,
  Form,
  type TypedDraft,
  useDoneToast,
  useServerForm,
  useStepFocus,
  useTypedDraft,
} from "../../forms/index.ts";
import { Button, Card, Notice, type Request, Select, Skeleton } from "../../primitives/index.ts";
import { MemberCard } from "../MemberCard/MemberCard.tsx";
import { TierList } from "../TierList/TierList.tsx";
import { PointHistory, type PointList } from "../PointHistory/PointHistory.tsx";

/** The membership: loading, failed or ready. */
export type MembershipRequest = Request<{
  /** Null if the customer has not joined. */
  card: MemberCardData | null;
  points: number;
  /** Set offline: when the data was last fetched, ISO 8601. */
  keptAt?: string | undefined;
}>;

export interface MembershipScreenProps extends JoinProps {
  /** The membership, or the loading or failed state. */
  request: MembershipRequest;
  /** Name of the card's holder. */
  holder: string;
  /** Saves a picture of the card on the device. */
  onSaveCard: (picture: Blob) => void;
  /** The point history, page by page. */
  history: PointList;
  /** URL of an order. */
  orderHref: (orderId: number) => string;
}

interface JoinProps extends Pick<OtpFormProps, "onVerify">, TypedDraft<MembershipFormData> {
  /** The code that was sent; null if none was requested. */
  sent: OtpSent | null;
  onJoin: (data: MembershipFormData) => Promise<CallOutcome>;
  onChangeDetails: () => void;
}

/** Joining with a code, or the card of a member. Spec §2, register/membership. */
export function MembershipScreen(props: MembershipScreenProps) {
  const { request, holder, onSaveCard, history, orderHref, ...joining } = props;
  const { t } = useTranslation(["loyalty", "shell"]);
  const { dateTime } = useFormat();
  const done = useDoneToast();
  const shownCard = useRef<HTMLDivElement>(null);
  return (
    <AccountSection
      title={t("shell:page.membership")}
      request={request}
      loading={t("loading")}
      skeleton={<Skeleton height="600px" />}
      failed={t("membership.failed")}
      hint={t("failed_hint")}
    >
      {({ card, points, keptAt }) => (
        <>
          {keptAt !== undefined && (
            <Notice tone="warning">{t("membership.kept", { time: dateTime(keptAt) })}</Notice>
          )}
          {card === null ? (
            <Join
              {...joining}
              points={points}
              onVerify={(otp) => done(joining.onVerify(otp), t("membership.joined"), shownCard)}
            />
          ) : (
            <div ref={shownCard} tabIndex={-1}>
              <MemberCard card={card} points={points} holder={holder} onSave={onSaveCard} />
            </div>
          )}
          <TierList current={card?.tier} />
          {card !== null && <PointHistory list={history} orderHref={orderHref} />}
        </>
      )}
    </AccountSection>
  );
}

function Join({
  points,
  sent,
  draft,
  onDraftChange,
  onJoin,
  onVerify,
  ...back
}: JoinProps & { points: number }) {
  const { t } = useTranslation("loyalty");
  const { integer } = useFormat();
  const root = useStepFocus(sent ? "code" : "form");
  return (
    <Card ref={root}>
      {sent ? (
        <>
          <OtpForm sent={sent} onVerify={onVerify} onResend={async () => draft && onJoin(draft)} />
          <Button tone="quiet" onClick={back.onChangeDetails}>
            {t("membership.change")}
          </Button>
        </>
      ) : (
        <>
          <p data-muted>{t("membership.lead")}</p>
          {points > 0 && (
            <Notice>{t("membership.waiting", { count: points, points: integer(points) })}</Notice>
          )}
          <MembershipForm {...{ draft, onDraftChange, onJoin }} />
        </>
      )}
    </Card>
  );
}

const occupations = Object.entries(Occupation) as [keyof typeof Occupation, Occupation][];

/** The form to join the membership: occupation and city. Spec §3. */
function MembershipForm({ onJoin, ...typed }: Pick<JoinProps, "draft" | "onDraftChange" | "onJoin">) {
  const { t } = useTranslation("loyalty");
  const form = useServerForm<MembershipFormData>(onJoin, { schema: membershipFormSchema });
  useTypedDraft(form, typed);
  return (
    <Form method="post" onSubmit={form.onSubmit}>
      <FailureNotice failure={form.failure} unlessAtFields />
      <Select
        {...form.field("occupation", { valueAsNumber: true })}
        label={t("membership.occupation")}
        placeholder={t("membership.occupation_placeholder")}
        options={occupations.map(([name, value]) => ({ value, label: t(`membership.occupations.${name}`) }))}
        autoComplete="off"
      />
      <Select
        {...form.field("city")}
        label={t("membership.city")}
        placeholder={t("membership.city_placeholder")}
        options={CITIES.map((value) => ({ value, label: t(`membership.cities.${value}`) }))}
        autoComplete="address-level1"
      />
      <Button type="submit" size="large" busy={form.busy}>
        {t("membership.join")}
      </Button>
    </Form>
  );
}
