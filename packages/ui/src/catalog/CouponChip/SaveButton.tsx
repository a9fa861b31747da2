import type { Coupon, CouponProblem } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { Check } from "lucide-react";
import { Button } from "../../primitives/index.ts";

export interface SaveButtonProps {
  /** The coupon as the server has it. */
  coupon: Coupon;
  /** The customer has it already. */
  saved: boolean;
  /** Why it cannot be used any more; it cannot be saved then either. */
  problem: CouponProblem | null;
  /** Saves the coupon for the customer. Without it there is no such button. */
  onSave?: ((coupon: Coupon) => unknown) | undefined;
}

/** The text key of why, in a word. */
const stateOf = (problem: CouponProblem) => {
  if (problem === "already_used") return "catalog:coupon.used";
  return problem === "expired" ? "catalog:coupon.expired" : "catalog:coupon.used_up";
};

/** Saves a coupon for later, or says in a word why not. */
export function SaveButton({ coupon, saved, problem, onSave }: SaveButtonProps) {
  const { t } = useTranslation("catalog");
  if (problem !== null) return <b>{t(stateOf(problem))}</b>;
  if (saved) {
    return (
      <b data-saved>
        <Check aria-hidden />
        {t("coupon.saved")}
      </b>
    );
  }
  if (onSave === undefined) return null;
  return (
    <Button
      size="small"
      tone="soft"
      aria-label={t("coupon.save_named", { code: coupon.code })}
      onClick={() => onSave(coupon)}
    >
      {t("coupon.save")}
    </Button>
  );
}
