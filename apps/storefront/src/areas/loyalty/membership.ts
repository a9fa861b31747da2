import { listState } from "../../core/request-state.ts";
import { foundMade, write, type Refused } from "../../core/write.ts";
import type { MembershipResponse, OtpSent } from "@sen/api";
import type { MembershipFormData } from "@sen/domain";
import type { MembershipRequest, PointList } from "@sen/ui/loyalty";
import { useEffect } from "react";
import { writeDraft } from "../../core/drafts/draft-store.ts";
import { useDraft } from "../../core/drafts/use-draft.ts";
import { useCustomerId } from "../../core/session/use-customer.ts";
import { answerTime } from "../../core/answer-age.ts";
import { rowsOf, useEndlessList } from "../../core/endless-list.ts";
import { keepMemberCard, readOfflineMemberCard } from "./offline-member-card.ts";
import { customerQuery, useQuery, type QueryFailure } from "../../core/query.ts";
import { sendCode } from "../../core/send-code.ts";

/** The code that this tab waits for, also after a reload, and what was told for it. */
interface WaitingMember {
  /** Null once the details are to be changed. */
  sent: OtpSent | null;
  typed: MembershipFormData;
}

const DRAFT = "otp-membership";
const NOTHING: WaitingMember | null = null;
const POINTS_A_PAGE = 10;

/** The customer's membership, and what makes a member of them. */
export function useMembership() {
  const customerId = useCustomerId();
  const asked = useQuery(customerQuery(customerId, "/loyalty/membership", {}));
  const [waiting] = useDraft<WaitingMember | null>(DRAFT, NOTHING);
  const { data, mutate } = asked;
  useEffect(() => {
    if (customerId === null || !data?.data.card) return;
    const { card, points } = data.data;
    keepMemberCard(customerId, { card, points, seenAt: new Date(answerTime(data)).toISOString() });
  }, [customerId, data]);
  /** Whether the customer has come to be a member, where an answer was lost. */
  const isMember = async () => {
    const now = await mutate().catch(() => undefined);
    return Boolean(now?.data.card);
  };
  const join = async (typed: MembershipFormData): Refused => {
    const { data: answer, refusal } = await sendCode("POST /loyalty/membership", { body: typed });
    if (answer) {
      writeDraft(DRAFT, JSON.stringify({ sent: answer.data, typed } satisfies WaitingMember));
      return null;
    }
    return refusal.code === 409 && (await isMember()) ? null : refusal;
  };
  return {
    request: requestOf(customerId, asked),
    sent: waiting?.sent ?? null,
    typed: waiting?.typed,
    join,
    resend: () => (waiting ? join(waiting.typed) : Promise.resolve(null)),
    changeDetails: () => {
      if (waiting) writeDraft(DRAFT, JSON.stringify({ ...waiting, sent: null } satisfies WaitingMember));
    },
    async verify(otp: string): Refused {
      const body = { id: waiting?.sent?.id ?? "", otp };
      const { data: made, refusal } = await foundMade(
        write("POST /loyalty/membership/verify", { body }),
        isMember,
      );
      if (refusal) return refusal;
      if (made) await mutate(made, { revalidate: false });
      writeDraft(DRAFT, null);
      return null;
    },
  };
}

interface Asked {
  data?: MembershipResponse | undefined;
  error?: QueryFailure | undefined;
  mutate: () => unknown;
}

/** What the screen is given: the card that the device keeps where the server cannot be asked. */
function requestOf(customerId: number | null, { data, error, mutate }: Asked): MembershipRequest {
  const kept = customerId === null || (data && !error) ? null : readOfflineMemberCard(customerId);
  if (error && kept) return { state: "ready", card: kept.card, points: kept.points, keptAt: kept.seenAt };
  if (data) return { state: "ready", card: data.data.card, points: data.data.points };
  return error ? { state: "failed", onRetry: () => mutate() } : { state: "loading" };
}

/** The points that came and went; "more" adds pages. */
export function usePointHistory(): PointList {
  const customerId = useCustomerId();
  const list = useEndlessList((index) =>
    customerQuery(customerId, "/loyalty/points", {
      params: { query: { page: index + 1, per_page: POINTS_A_PAGE } },
    }),
  );
  return listState(list, (pages, { data }) => ({ entries: rowsOf(pages), total: data.total }));
}
