import type { ErrorEnvelope, MembershipResponse, OtpSent } from "@sen/api";
import type { MembershipFormData } from "@sen/domain";
import type { MembershipRequest, PointList } from "@sen/ui/loyalty";
import { useEffect } from "react";
import { writeDraft } from "../../core/drafts/draft-store.ts";
import { useDraft } from "../../core/drafts/use-draft.ts";
import { useCustomerId } from "../../core/session/use-customer.ts";
import { answerTime } from "../../core/answer-age.ts";
import { write } from "../../core/api.ts";
import { rowsOf, useEndlessList } from "../../core/endless-list.ts";
import { keepMemberCard, readOfflineMemberCard } from "./offline-member-card.ts";
import { customerQuery, useQuery, type QueryFailure } from "../../core/query.ts";
import { sendCode } from "../../core/send-code.ts";

/** Nothing on success, the backend's answer when it refuses. */
type Outcome = Promise<ErrorEnvelope | null>;

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
  const join = async (typed: MembershipFormData): Outcome => {
    const { data: answer, error } = await sendCode((api, header) =>
      api.POST("/loyalty/membership", { body: typed, params: { header } }),
    );
    if (answer) {
      writeDraft(DRAFT, JSON.stringify({ sent: answer.data, typed } satisfies WaitingMember));
      return null;
    }
    return error.code === 409 && (await isMember()) ? null : error;
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
    async verify(otp: string): Outcome {
      const id = waiting?.sent?.id ?? "";
      const asking = write((api) => api.POST("/loyalty/membership/verify", { body: { id, otp } }));
      const answer = await asking.catch(async (error: unknown) => {
        // The answer may be lost, and the customer a member.
        if (await isMember()) return null;
        throw error;
      });
      if (answer?.error) return (await isMember()) ? null : answer.error;
      if (answer?.data) await mutate(answer.data, { revalidate: false });
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
  const { pages, error, loadingMore, moreFailed, loadMore, retry } = useEndlessList((index) =>
    customerQuery(customerId, "/loyalty/points", {
      params: { query: { page: index + 1, per_page: POINTS_A_PAGE } },
    }),
  );
  const last = pages?.at(-1)?.data;
  if (!pages || !last) return error ? { state: "failed", onRetry: retry } : { state: "loading" };
  return {
    state: "ready",
    entries: rowsOf(pages),
    total: last.total,
    loadingMore,
    moreFailed,
    onLoadMore: loadMore,
  };
}
