import type { Coupon, CouponProblem } from "@sen/api";
import { compactCount, couponProblem } from "@sen/domain";
import { useFormat, useTranslation } from "@sen/i18n";
import { Check, TicketPercent, Truck } from "lucide-react";
import type { ReactNode } from "react";
import { Button, Link } from "../../primitives/index.ts";
import { Root } from "./CouponChip.styles.ts";
import { useCouponText } from "./use-coupon-text.ts";

export interface CouponChipProps {
  /** The coupon as the server sent it. */
  coupon: Coupon;
  /** The server's time, ISO 8601, which the coupon's period is compared with. */
  now: string;
  /** Whether the customer has saved it. @default false */
  saved?: boolean;
  /** Whether the customer has used it. @default false */
  used?: boolean;
  /** May return a promise; the button is busy until it settles. There is no button without it. */
  onSave?: ((coupon: Coupon) => unknown) | undefined;
  /** URL of its page, which lists all conditions. */
  href?: string | undefined;
  /** Replaces the save button, for example to choose the coupon in a cart. */
  action?: ReactNode;
}

/** A coupon as a ticket: discount, code, minimum, number left and expiry. */
export function CouponChip({ coupon, now, saved = false, used = false, ...press }: CouponChipProps) {
  const { t } = useTranslation("catalog");
  const { compact, firstMoment, lastMoment } = useFormat();
  const { value, limit, minimum, place } = useCouponText(coupon);
  const problem = couponProblem(coupon, used, new Date(now));
  const unusable = problem !== null && problem !== "not_started";
  const Icon = coupon.scope === "delivery" ? Truck : TicketPercent;
  const share = Math.min(1, Math.max(0, coupon.remaining / coupon.quantity));
  return (
    <Root data-scope={coupon.scope} data-unusable={unusable || undefined}>
      <div data-stub>
        <Icon aria-hidden size={28} strokeWidth={1.6} />
        <span>{place}</span>
      </div>
      <div data-terms>
        <strong>{press.href === undefined ? value : <Link href={press.href}>{value}</Link>}</strong>
        <p>
          {t("coupon.code")} <code translate="no">{coupon.code}</code>
        </p>
        <p>
          {minimum}
          {limit !== null && ` · ${limit}`}
        </p>
        <p>
          {problem === "not_started"
            ? t("coupon.starts", { time: firstMoment(coupon.starts_at) })
            : t("coupon.ends", { time: lastMoment(coupon.ends_at) })}
        </p>
        <footer>
          {unusable ? (
            <b>{t(stateOf(problem))}</b>
          ) : (
            <p data-left>
              <span aria-hidden>
                <i style={{ width: `${Math.round(share * 100)}%` }} />
              </span>
              {t("coupon.remaining", {
                count: coupon.remaining,
                amount: compact(compactCount(coupon.remaining)),
              })}
            </p>
          )}
          {press.action ?? (!unusable && <SaveButton {...{ coupon, saved, ...press }} />)}
        </footer>
      </div>
    </Root>
  );
}

/** Why it can no longer be used, instead of how many are left. */
const stateOf = (problem: CouponProblem) => {
  if (problem === "already_used") return "catalog:coupon.used";
  return problem === "expired" ? "catalog:coupon.expired" : "catalog:coupon.used_up";
};

/** Saves a coupon for later. */
function SaveButton({ coupon, saved, onSave }: Pick<CouponChipProps, "coupon" | "saved" | "onSave">) {
  const { t } = useTranslation("catalog");
  if (saved) {
    return (
      <b data-saved>
        <Check aria-hidden size={16} />
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
