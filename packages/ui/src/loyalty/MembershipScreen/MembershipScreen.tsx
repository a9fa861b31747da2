import type { MemberCard as MemberCardData, OtpSent } from "@sen/api";
import type { MembershipFormData } from "@sen/domain";
import { useFormat, useTranslation } from "@sen/i18n";
import { AccountSection } from "../../account/AccountSection/AccountSection.tsx";
import { OtpForm, type OtpFormProps } from "../../auth/OtpForm/OtpForm.tsx";
import { type CallOutcome, useDoneToast } from "../../forms/index.ts";
import { Button, Card, Notice, type Request, Skeleton } from "../../primitives/index.ts";
import { MemberCard } from "../MemberCard/MemberCard.tsx";
import { MembershipForm } from "../MembershipForm/MembershipForm.tsx";
import { TierList } from "../TierList/TierList.tsx";
import { PointHistory, type PointList } from "../PointHistory/PointHistory.tsx";

/** The membership, as far as it is known. */
export type MembershipRequest = Request<{
  /** Null for who has not joined. */
  card: MemberCardData | null;
  points: number;
  /** Where the server could not be asked: when this was seen last, ISO 8601. */
  keptAt?: string | undefined;
}>;

export interface MembershipScreenProps extends JoinProps {
  /** What is shown, or that it is still loading or could not be had. */
  request: MembershipRequest;
  /** Whose card it is. */
  holder: string;
  /** Puts a picture of the card among the device's files. */
  onSaveCard: (picture: Blob) => void;
  /** The points' history, page by page. */
  history: PointList;
  /** The address of an order. */
  orderHref: (orderId: number) => string;
}

interface JoinProps extends Omit<OtpFormProps, "sent"> {
  /** The code that is out; null while none was asked for. */
  sent: OtpSent | null;
  /** What was told for that code. */
  typed?: MembershipFormData | undefined;
  /** Asks for a code. */
  onJoin: (data: MembershipFormData) => Promise<CallOutcome>;
  /** Back to the form. */
  onChangeDetails: () => void;
}

/** Joining by a code, and the card of who has joined. Spec §2, register/membership. */
export function MembershipScreen(props: MembershipScreenProps) {
  const { request, holder, onSaveCard, history, orderHref, ...joining } = props;
  const { t } = useTranslation("loyalty");
  const { dateTime } = useFormat();
  return (
    <AccountSection
      title={t("membership.title")}
      request={request}
      loading={t("membership.loading")}
      skeleton={[<Skeleton key="card" height="140px" />, <Skeleton key="save" height="44px" />]}
      failed={t("membership.failed")}
      hint={t("membership.failed_hint")}
    >
      {({ card, points, keptAt }) => (
        <>
          {keptAt !== undefined && (
            <Notice tone="warning">{t("membership.kept", { time: dateTime(keptAt) })}</Notice>
          )}
          {card === null ? (
            <Join points={points} {...joining} />
          ) : (
            <MemberCard card={card} points={points} holder={holder} onSave={onSaveCard} />
          )}
          <TierList current={card?.tier} />
          {card !== null && <PointHistory list={history} orderHref={orderHref} />}
        </>
      )}
    </AccountSection>
  );
}

/** The way in: what is asked, and the code. */
function Join({ points, sent, typed, onJoin, onVerify, ...back }: JoinProps & { points: number }) {
  const { t } = useTranslation("loyalty");
  const { integer } = useFormat();
  const done = useDoneToast();
  return (
    <Card>
      {sent ? (
        <>
          <OtpForm
            sent={sent}
            onVerify={(otp) => done(onVerify(otp), t("membership.joined"))}
            onResend={back.onResend}
          />
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
          <MembershipForm typed={typed} onSubmit={onJoin} />
        </>
      )}
    </Card>
  );
}
