import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  blocksComplaint,
  complaintLabel,
  complaintNowLabel,
  EVIDENCE_WINDOW_MS,
  evidenceDeadline,
  evidenceWindowEnd,
  isComplaintOpen,
  mayAddEvidence,
  mayCancelComplaint,
  type EvidenceStanding,
} from "./complaint.ts";
import { newestFirst } from "./history.ts";
import { ComplaintStatus } from "./statuses.ts";

const askedAt = "2026-11-20T03:15:00.000Z";
const asked: EvidenceStanding = {
  has_request_evidence: true,
  customer_proof_at: null,
  request_evidence_at: askedAt,
  status: ComplaintStatus.processing,
};
const after = (ms: number) => new Date(Date.parse(askedAt) + ms);

describe("a complaint's status", () => {
  it.each([
    ["new", 0, "aftersales:complaint.status.new", "warning"],
    ["cancelled", 2, "aftersales:complaint.status.cancelled", "neutral"],
    ["completed", 3, "aftersales:complaint.status.resolved", "success"],
    ["processing", 5, "aftersales:complaint.status.in_progress", "info"],
    ["compensating", 9, "aftersales:complaint.status.in_progress", "info"],
  ] as const)("%s has its number, label and tone", (name, status, labelKey, tone) => {
    expect(ComplaintStatus[name]).toBe(status);
    expect(complaintLabel(status)).toEqual({ labelKey, tone });
  });

  it.each([
    [0, true],
    [2, false],
    [3, false],
    [5, true],
    [9, false],
  ] as const)("%i lets the customer cancel: %s", (status, may) => {
    expect(mayCancelComplaint({ status })).toBe(may);
  });

  it("counts as open until cancelled or completed", () => {
    expect(Object.values(ComplaintStatus).filter(isComplaintOpen)).toEqual([0, 5, 9]);
  });
});

describe("the window for additional evidence", () => {
  it.each([
    ["the time of asking is missing", { request_evidence_at: null }],
    ["the time of asking is no time", { request_evidence_at: "yesterday" }],
  ] as const)("is closed when %s", (_why, change) => {
    expect(mayAddEvidence({ ...asked, ...change }, after(1_000))).toBe(false);
  });

  it("is open exactly for 24 hours from the request, until it was given or the complaint is completed", () => {
    const day = 24 * 60 * 60 * 1000;
    fc.assert(
      fc.property(
        fc.boolean(),
        fc.boolean(),
        fc.constantFrom(...Object.values(ComplaintStatus)),
        fc.oneof(fc.integer({ min: 0, max: 2 * day }), fc.integer({ min: day - 3, max: day + 3 })),
        (flagged, proven, status, passed) => {
          const standing = {
            has_request_evidence: flagged,
            customer_proof_at: proven ? askedAt : null,
            request_evidence_at: askedAt,
            status,
          };
          expect(mayAddEvidence(standing, after(passed))).toBe(
            flagged && !proven && status !== 3 && passed <= day,
          );
        },
      ),
      { examples: [0, day, day + 1].map((passed) => [true, false, ComplaintStatus.cancelled, passed]) },
    );
  });

  it("ends 24 hours after the request, and has no end without one", () => {
    expect(evidenceWindowEnd(asked)?.toISOString()).toBe("2026-11-21T03:15:00.000Z");
    expect(evidenceWindowEnd({ request_evidence_at: null })).toBeNull();
  });
});

describe("complaint responses", () => {
  it.each([
    [200, false],
    [-10, false],
    [-11, false],
    [-29, true],
    [422, false],
  ])("with approval code %i block a new complaint: %s", (code, blocked) => {
    expect(blocksComplaint(code)).toBe(blocked);
  });
});

describe("the evidence that a complaint still needs", () => {
  const wanted = (change: Partial<EvidenceStanding>, now = after(1_000)) =>
    evidenceDeadline({ ...asked, ...change }, now);

  it("shows on the complaint instead of its status, until it was sent or the complaint ended", () => {
    const shown = (change: Partial<EvidenceStanding>) =>
      complaintNowLabel({ ...asked, ...change }, after(0)).labelKey;
    expect(shown({})).toBe("aftersales:complaint.status.evidence_asked");
    expect(shown({ customer_proof_at: askedAt })).toBe("aftersales:complaint.status.in_progress");
    expect(shown({ status: ComplaintStatus.cancelled })).toBe("aftersales:complaint.status.cancelled");
  });

  it("has a deadline while the complaint is open", () => {
    expect(wanted({})).toEqual(after(EVIDENCE_WINDOW_MS));
  });

  it.each([
    ["the customer sent it", wanted({ customer_proof_at: askedAt })],
    ["the deadline passed", wanted({}, after(EVIDENCE_WINDOW_MS + 1))],
    ["the customer cancelled the complaint", wanted({ status: ComplaintStatus.cancelled })],
  ])("is none when %s", (_why, until) => {
    expect(until).toBeNull();
  });
});

describe("a status history", () => {
  it("is sorted by time and id, newest first, whatever the input order", () => {
    const changes = [
      { id: 1, create_at: "2026-11-20T01:00:00.000Z" },
      { id: 2, create_at: "2026-11-20T02:00:00.000Z" },
      { id: 3, create_at: "2026-11-20T02:00:00.000Z" },
      { id: 4, create_at: "2026-11-20T08:30:00+07:00" },
    ];
    const order = [3, 2, 4, 1];
    fc.assert(
      fc.property(fc.shuffledSubarray(changes, { minLength: 4 }), (shuffled) => {
        expect(newestFirst(shuffled).map(({ id }) => id)).toEqual(order);
      }),
    );
  });
});
