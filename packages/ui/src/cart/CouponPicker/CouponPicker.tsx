import type { AppliedCoupon, Coupon, CouponProposal } from "@sen/api";
import { useFormat, useTranslation } from "@sen/i18n";
import { ChevronRight, CircleAlert, TicketPercent, X } from "lucide-react";
import { useRef, useState } from "react";
import { styled } from "styled-components";
import { Button, IconButton, LiveRegion } from "../../primitives/index.ts";
import { color, mixins, motion, radius, space, text, weight } from "../../foundations/index.ts";
import { CouponDialog, type CouponDialogProps } from "./CouponDialog.tsx";

export type { FindCoupon } from "./CodeEntry.tsx";

export interface CouponPickerProps extends Pick<CouponDialogProps, "basket" | "now" | "message" | "onFind"> {
  /** The coupons to choose from, the best first; null until they are loaded. */
  available: readonly Coupon[] | null;
  /** The chosen coupons, each with its discount or the reason why it cannot be used. */
  applied: readonly AppliedCoupon[];
  /** Called with the ids of all chosen coupons. The dialog is busy until a promise settles, and stays open if it resolves to `false`. */
  onChange: (couponIds: number[]) => unknown;
  /** A choice with a larger discount; null if there is none. It is only suggested, and applied on a press. */
  best?: CouponProposal | null;
}

/** The chosen coupons, each with its discount or the reason why it cannot be used, and a dialog to choose others. */
export function CouponPicker(props: CouponPickerProps) {
  const { available, basket, now, message, best = null, onFind } = props;
  const { t } = useTranslation("cart");
  const { dong } = useFormat();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState<readonly number[] | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const applied = props.applied.filter(({ id }) => wanted?.includes(id) ?? true);
  const ids = wanted ?? applied.map(({ id }) => id);
  const refusals = applied.filter(({ problem }) => problem !== null);
  const saving = applied.reduce((sum, { discount }) => sum + discount, 0);
  const empty = basket.length === 0;

  /** The next press starts from this choice, even before the server has responded. */
  function change(next: number[]) {
    opener.current?.focus(); // The pressed button disappears with its coupon.
    setWanted(next);
    const done = () => setWanted((latest) => (latest === next ? null : latest));
    return Promise.resolve(props.onChange(next)).finally(done);
  }
  return (
    <Root aria-label={t("coupon.title")}>
      <button ref={opener} type="button" disabled={empty || available === null} onClick={() => setOpen(true)}>
        <TicketPercent aria-hidden />
        <span>
          {t("coupon.title")}
          <small data-muted>
            {empty
              ? t("coupon.needs_selection")
              : saving > 0
                ? t("coupon.saving", { count: applied.length, amount: dong(saving) })
                : available && t("coupon.available", { count: available.length })}
          </small>
        </span>
        <b>{applied.length > 0 ? t("coupon.change") : t("coupon.choose")}</b>
        <ChevronRight aria-hidden />
      </button>
      {best && !empty && (
        <p data-best>
          <span>{t("coupon.best", { count: best.coupon_ids.length, amount: dong(best.more) })}</span>
          <Button size="small" tone="soft" onClick={() => change([...best.coupon_ids])}>
            {t("coupon.take_best")}
          </Button>
        </p>
      )}
      {applied.length > 0 && (
        <ul>
          {applied.map((coupon) => (
            <li key={coupon.id} data-refused={coupon.problem !== null || undefined}>
              <div>
                <span>{coupon.code}</span>
                {coupon.problem === null ? (
                  <strong>{t("coupon.takes_off", { amount: dong(coupon.discount) })}</strong>
                ) : (
                  <p>
                    <CircleAlert aria-hidden />
                    {coupon.message}
                  </p>
                )}
              </div>
              <IconButton
                label={t("coupon.remove", { code: coupon.code })}
                icon={<X aria-hidden size={18} />}
                onClick={() => change(ids.filter((id) => id !== coupon.id))}
              />
            </li>
          ))}
        </ul>
      )}
      <LiveRegion message={refusals.map(({ code, message }) => `${code}: ${message ?? ""}`).join(". ")} />
      {open && available && (
        <CouponDialog
          {...{ available, basket, now, message, onFind }}
          chosenIds={ids}
          onApply={change}
          onClose={() => setOpen(false)}
        />
      )}
    </Root>
  );
}

const Root = styled.section`
  ${mixins.card}

  > button {
    ${mixins.wrappedRow(0, 3)}
    width: 100%;
    min-height: 60px;
    padding: ${space[2]} ${space[4]};
    border-radius: ${radius.large};
    text-align: left;
    transition: background ${motion.quick};
  }
  > button:hover:not(:disabled) {
    background: ${color.surfaceHover};
  }
  > button > svg {
    ${mixins.square("20px")}
    color: ${color.inkMuted};
  }
  > button > svg:first-child {
    ${mixins.square("24px")}
    color: ${color.brand};
  }
  > button > span {
    flex: 1 6rem;
    display: grid;
    font-weight: ${weight.semibold};
    text-wrap: balance;
  }
  > button > b {
    margin-left: auto;
    ${mixins.textStyle("small", { weight: "semibold", color: "brand" })}
  }
  > button:disabled > :is(b, svg:first-child) {
    color: ${color.inkMuted};
  }
  > [data-best] {
    ${mixins.row(3)}
    justify-content: space-between;
    margin: 0 ${space[4]} ${space[3]};
    padding: ${space[2]} ${space[2]} ${space[2]} ${space[3]};
    border-radius: ${radius.medium};
    background: ${color.successSoft};
    ${mixins.textStyle("small", { color: "successSoftInk" })}
  }
  > [data-best] > button {
    flex: none;
  }
  > :is(button, [data-best]) + ul {
    border-top: 1px solid ${color.line};
  }
  > ul {
    margin-inline: ${space[4]};
    padding-block: ${space[1]};
  }
  > ul > li {
    ${mixins.row(2)}
    min-height: 44px;
    font: ${text.small};
  }
  > ul > li > div {
    ${mixins.fill}
    ${mixins.wrap(0, 3)}
    align-items: baseline;
    justify-content: space-between;
  }
  > ul > li > button {
    margin-right: -13px;
    color: ${color.inkMuted};
  }
  > ul > li > div > :is(span, strong) {
    font-weight: ${weight.medium};
  }
  > ul > li > div > strong {
    color: ${color.success};
  }
  > ul > li > div > p {
    ${mixins.iconLine(1)}
    flex-basis: 100%;
    color: ${color.danger};
  }
`;
