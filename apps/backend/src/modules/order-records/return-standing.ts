import type { CancellationKind, ReturnStatus } from "@sen/domain";

/** What of a stored order says whether a return keeps it from going on. */
export function returnStandingOf(order: { return_status: number | null; cancel_status: number | null }) {
  return {
    return_status: order.return_status as ReturnStatus | null,
    cancel_status: order.cancel_status as CancellationKind | null,
  };
}
