import type { Guide } from "../../fixtures/guide.ts";
import { complaintLabel, ComplaintStatus, refundStatusLabel, RefundStatus } from "@sen/domain";
import { StatusTimeline } from "./StatusTimeline.tsx";

const complaint = [
  { id: 1, status_update: ComplaintStatus.new, create_at: "2026-11-18T02:00:00Z" },
  { id: 2, status_update: ComplaintStatus.processing, create_at: "2026-11-18T03:30:00Z" },
];

export const guide = {
  notFor: "Not for steps still to come: it lists only what has happened.",
  keyboard: 'One tab stop: "show more", announced as expanded or collapsed.',
  screenReader: "A list named by its title; the newest entry is the current step.",
  content: "A status is named as everywhere else; times are in Vietnam's time zone.",
  practices: ["Status/ExactTimes", "Status/WordsCarryIt"],
} satisfies Guide;

/** A complaint's history, with the labels of its statuses. */
export const OfAComplaint = () => <StatusTimeline entries={complaint} label={complaintLabel} />;

/** A refund's history, under its own heading. */
export const OfARefund = () => (
  <StatusTimeline
    heading="h3"
    title="Tiền hoàn"
    entries={[{ id: 1, status_update: RefundStatus.new, create_at: "2026-11-20T04:00:00Z" }]}
    label={refundStatusLabel}
  />
);

/** Only the newest entry; a button shows the rest. */
export const TheNewestAlone = () => (
  <StatusTimeline entries={complaint} label={complaintLabel} shownFirst={1} />
);
