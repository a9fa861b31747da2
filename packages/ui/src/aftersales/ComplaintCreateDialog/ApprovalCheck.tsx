import { ApiCode, blocksComplaint } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { useEffect, useEffectEvent } from "react";
import { Loading, Skeleton } from "../../primitives/index.ts";

/** Where the check whether a complaint may be raised stands. */
export type Approval = "checking" | "allowed" | "blocked" | "failed";

/** Asks the server whether the order takes a complaint; rejects when no answer came. Spec §7, approval check. */
export type CheckApproval = () => Promise<{ code: number }>;

interface ApprovalCheckProps {
  check: CheckApproval;
  onAnswer: (approval: Approval) => void;
}

/** The catalogue's negative codes other than the blocking one say nothing against it. Spec §5 and §8. */
function approvalOf(code: number): Approval {
  if (blocksComplaint(code)) return "blocked";
  return code === ApiCode.success || code < 0 ? "allowed" : "failed";
}

/** Asks when it is mounted, in the shape of the form that may follow. */
export function ApprovalCheck({ check, onAnswer }: ApprovalCheckProps) {
  const { t } = useTranslation("aftersales");
  const ask = useEffectEvent(async (answer: (approval: Approval) => void) => {
    try {
      answer(approvalOf((await check()).code));
    } catch {
      answer("failed");
    }
  });
  const answered = useEffectEvent(onAnswer);
  useEffect(() => {
    let left = false;
    void ask((approval) => {
      if (!left) answered(approval);
    });
    return () => {
      left = true;
    };
  }, []);
  return (
    <Loading label={t("complaint_form.checking")}>
      <Skeleton width="40%" />
      <Skeleton shape="box" height="340px" />
    </Loading>
  );
}
