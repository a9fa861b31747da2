import { describe, expect, it } from "vitest";
import {
  cancelledComplaint,
  compensatingComplaint,
  evidenceAsked,
  evidenceGiven,
  evidenceLate,
  newComplaint,
  processingComplaint,
  resolvedComplaint,
} from "../../fixtures/aftersales/complaints.ts";
import { complaintStep } from "./complaint-step.ts";

describe("complaintStep", () => {
  it.each([
    ["new", newComplaint],
    ["processing", processingComplaint],
    ["evidence_asked", evidenceAsked],
    ["evidence_late", evidenceLate],
    ["evidence_given", evidenceGiven],
    ["compensating", compensatingComplaint],
    ["completed", resolvedComplaint],
    ["cancelled", cancelledComplaint],
  ] as const)("is %s", (step, complaint) => {
    expect(complaintStep(complaint, new Date(complaint.now)).step).toBe(step);
  });

  it("asks for evidence for exactly a day, and not a millisecond longer", () => {
    const end = Date.parse("2026-11-21T08:30:00.000Z");
    expect(complaintStep(evidenceAsked, new Date(end)).step).toBe("evidence_asked");
    expect(complaintStep(evidenceAsked, new Date(end + 1)).step).toBe("evidence_late");
  });

  it("asks for evidence while the shop compensates, too", () => {
    const asked = { ...compensatingComplaint, customer_proof_at: null };
    expect(complaintStep(asked, new Date(asked.now))).toEqual({
      step: "evidence_asked",
      label: { labelKey: "aftersales:complaint.status.evidence_asked", tone: "warning" },
    });
  });
});
