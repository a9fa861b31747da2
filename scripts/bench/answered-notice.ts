import type { NewNotice } from "../../apps/backend/src/modules/notifications/index.ts";

/** A notice of the bench: somebody's request has an answer. */
export function answeredNotice(customer_id: number, subject = "?"): NewNotice {
  return { kind: "ticket_answered", customer_id, source_id: 1, facts: { subject } };
}
