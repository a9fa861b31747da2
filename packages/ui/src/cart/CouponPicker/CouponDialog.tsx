import type { Coupon, CouponScope } from "@sen/api";
import {
  coveredGoods,
  couponProblemKey,
  couponSaving,
  couponScopeKey,
  refuseCoupon,
  withCoupon,
  type ShopGoods,
} from "@sen/domain";
import { useFormat, useTranslation } from "@sen/i18n";
import { CircleAlert, TicketX } from "lucide-react";
import { useId, useState } from "react";
import { styled } from "styled-components";
import { CodeEntry, type FindCoupon } from "./CodeEntry.tsx";
import { CouponChip } from "../../catalog/CouponChip/CouponChip.tsx";
import { focusInView } from "../../forms/use-focus-first-wrong.ts";
import { color, mixins, space } from "../../foundations/index.ts";
import { Button, Checkbox, Dialog, EmptyState, Notice } from "../../primitives/index.ts";

export interface CouponDialogProps {
  /** The coupons to choose from. */
  available: readonly Coupon[];
  /** Ids of the coupons chosen initially. */
  chosenIds: readonly number[];
  /** The goods total of each shop, which coupons are checked against. Empty if no line is selected. */
  basket: readonly ShopGoods[];
  /** The server's time, ISO 8601. */
  now: string;
  /** May return a promise; `false` means that it was not saved. */
  onApply: (couponIds: number[]) => unknown;
  /** Why the last change was not saved. */
  message?: string | undefined;
  /** Looks up a coupon by its code; without it there is no code field. */
  onFind?: FindCoupon | undefined;
  /** Closes the dialog. */
  onClose: () => void;
}

const scopes: readonly CouponScope[] = ["tenant", "mall", "delivery"];

/** Chooses coupons, one of each kind per shop. A coupon that cannot be used says why. */
export function CouponDialog(props: CouponDialogProps) {
  const { available, chosenIds, basket, now, message, onApply, onFind, onClose } = props;
  const { t } = useTranslation(["cart", "catalog"]);
  const [chosen, setChosen] = useState(() => available.filter(({ id }) => chosenIds.includes(id)));
  const [typed, setTyped] = useState<readonly Coupon[]>([]);
  const [applying, setApplying] = useState(false);
  const [failed, setFailed] = useState(false);
  /** Lists an entered coupon first and focuses it: it may be below the screen. Chooses it if it can be used. */
  function take(coupon: Coupon) {
    setTyped([coupon, ...typed.filter(({ id }) => id !== coupon.id)]);
    const refusal = refuseCoupon(coupon, { goods: coveredGoods(coupon, basket) }, new Date(now));
    if (refusal === null) setChosen(withCoupon(chosen, coupon));
  }
  async function apply() {
    setApplying(true);
    setFailed(false);
    try {
      if ((await onApply(chosen.map(({ id }) => id))) === false) setFailed(true);
      else onClose();
    } finally {
      setApplying(false);
    }
  }
  const offered = [...typed, ...available.filter(({ id }) => !typed.some((one) => one.id === id))];
  const groups = scopes
    .map((scope) => ({ scope, coupons: offered.filter((coupon) => coupon.scope === scope) }))
    .filter(({ coupons }) => coupons.length > 0);
  return (
    <Dialog
      open
      onClose={onClose}
      locked={applying}
      title={t("coupon.dialog")}
      actions={
        groups.length === 0 ? (
          <Button tone="secondary" onClick={onClose}>
            {t("close")}
          </Button>
        ) : (
          <Button tone={chosen.length === 0 ? "quiet" : "primary"} onClick={apply} busy={applying}>
            {chosen.length === 0 ? t("coupon.apply_none") : t("coupon.apply", { count: chosen.length })}
          </Button>
        )
      }
    >
      <Body>
        {onFind && <CodeEntry find={onFind} onFound={take} />}
        {groups.length === 0 && <EmptyState picture={<TicketX />} title={t("coupon.empty")} heading="h3" />}
        {failed && message !== undefined && (
          <Notice tone="danger" urgent>
            {message}
          </Notice>
        )}
        {groups.map(({ scope, coupons }) => (
          <section key={scope} aria-label={t(couponScopeKey(scope))}>
            <h3>{t(couponScopeKey(scope))}</h3>
            <ul>
              {coupons.map((coupon) => (
                <li key={coupon.id} tabIndex={-1} ref={coupon === typed[0] ? focusInView : undefined}>
                  <Choice
                    {...{ coupon, basket, now }}
                    checked={chosen.some(({ id }) => id === coupon.id)}
                    onCheck={(on) =>
                      setChosen(on ? withCoupon(chosen, coupon) : chosen.filter(({ id }) => id !== coupon.id))
                    }
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Body>
    </Dialog>
  );
}

interface ChoiceProps {
  coupon: Coupon;
  basket: readonly ShopGoods[];
  now: string;
  checked: boolean;
  onCheck: (on: boolean) => void;
}

/** A coupon with its checkbox, or with the reason why it cannot be used. A chosen one can always be deselected. */
function Choice({ coupon, basket, now, checked, onCheck }: ChoiceProps) {
  const { t } = useTranslation(["cart", "errors"]);
  const { dong } = useFormat();
  const reasonId = useId();
  const refusal = refuseCoupon(coupon, { goods: coveredGoods(coupon, basket) }, new Date(now));
  const saving = refusal ? 0 : couponSaving(coupon, basket);
  return (
    <>
      <CouponChip
        coupon={coupon}
        now={now}
        action={
          <Checkbox
            label={t("coupon.use", { code: coupon.code })}
            hideLabel
            checked={checked}
            disabled={refusal !== null && !checked}
            aria-describedby={refusal ? reasonId : undefined}
            onChange={(event) => onCheck(event.target.checked)}
          />
        }
      />
      {saving > 0 && <p data-saving>{t("coupon.takes_off_here", { amount: dong(saving) })}</p>}
      {refusal && (
        <p id={reasonId}>
          <CircleAlert aria-hidden />
          {t(couponProblemKey(refusal.problem), { amount: dong(refusal.missing ?? 0) })}
        </p>
      )}
    </>
  );
}

const Body = styled.div`
  ${mixins.grid(5)}

  h3 {
    margin-bottom: ${space[2]};
    ${mixins.textStyle("small", { weight: "semibold" })}
  }
  > section > ul {
    ${mixins.grid(3)}
  }
  li {
    display: grid;
    grid-template-rows: 1fr auto;
  }
  li > p {
    ${mixins.iconLine(1)}
    margin-top: ${space[1]};
    ${mixins.textStyle("small", { color: "danger" })}
  }
  li > p[data-saving] {
    color: ${color.success};
  }
  li > article footer > label {
    justify-content: flex-end;
    margin-right: -4px;
  }
`;
