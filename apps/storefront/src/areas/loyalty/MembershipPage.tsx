import type { OtpSent } from "@sen/api";
import type { MembershipFormData } from "@sen/domain";
import { MembershipScreen, type MembershipRequest } from "@sen/ui/loyalty";
import { useEffect } from "react";
import { useDraft } from "../../core/drafts/use-draft.ts";
import { useListBehind } from "../../core/endless-list.ts";
import { listState, rowsOf } from "../../core/list-state.ts";
import { fetchedAt } from "../../core/freshness.ts";
import { customerQuery, requestState, useQuery } from "../../core/query.ts";
import { saveBlob } from "../../core/save-file.ts";
import { sendCode } from "../../core/send-code.ts";
import { useCustomerId, useSession } from "../../core/session/session.ts";
import { resolveLostResponse } from "../../core/settle.ts";
import { write, written, type Refused } from "../../core/write.ts";
import { useLinks } from "../links.ts";
import { offlineMemberCard } from "./offline-member-card.ts";

const pointsQuery = (after?: number) => customerQuery("/loyalty/points", { query: { after, per_page: 10 } });

export default function MembershipPage() {
  const { session } = useSession();
  const points = useListBehind(pointsQuery);
  return (
    <MembershipScreen
      {...useMembership()}
      holder={session?.profile.full_name ?? ""}
      onSaveCard={(picture) => saveBlob(picture, "sen-member-card")}
      history={listState(points, rowsOf(points.pages))}
      orderHref={useLinks().order}
    />
  );
}

/** The form and its pending code. */
interface PendingMember {
  /** Null before it is requested, and while the details are being changed. */
  sent: OtpSent | null;
  typed: MembershipFormData;
}

function useMembership() {
  const customerId = useCustomerId();
  const asked = useQuery(customerQuery("/loyalty/membership"));
  const [pending, setPending] = useDraft<PendingMember | null>("otp-membership", null);
  const { data, error, mutate } = asked;
  useEffect(() => {
    if (customerId === null || !data?.data.card) return;
    const { card, points } = data.data;
    offlineMemberCard(customerId).write({ card, points, seenAt: new Date(fetchedAt(data)).toISOString() });
  }, [customerId, data]);
  // Offline: the card stored on this device.
  const kept = error && customerId !== null ? offlineMemberCard(customerId).read() : null;
  const request: MembershipRequest = kept
    ? { state: "ready", card: kept.card, points: kept.points, keptAt: kept.seenAt }
    : requestState(asked, ({ data: { card, points } }) => ({ card, points }));
  /** Whether the customer became a member after the response was lost. */
  const isMember = async () => Boolean((await mutate())?.data.card);
  const onJoin = async (typed: MembershipFormData): Refused => {
    const refusal = await written(sendCode("POST /loyalty/membership", { body: typed }), ({ data: sent }) =>
      setPending({ sent, typed }),
    );
    return refusal?.code === 409 && (await isMember()) ? null : refusal;
  };
  return {
    request,
    sent: pending?.sent ?? null,
    draft: pending?.typed,
    onDraftChange: (typed: MembershipFormData | null) => setPending(typed && { sent: null, typed }),
    onJoin,
    onChangeDetails: () => pending && setPending({ ...pending, sent: null }),
    onVerify(otp: string): Refused {
      const body = { id: pending?.sent?.id ?? "", otp };
      const writing = resolveLostResponse(write("POST /loyalty/membership/verify", { body }), isMember);
      return written(writing, async (made) => {
        if (made) await mutate(made, { revalidate: false });
        setPending(null);
      });
    },
  };
}
