import type { CartLine, CartTotals } from "@sen/api";
import { couponScopeKey, goodsTotal, lineCost } from "@sen/domain";
import { useFormat, useTranslation } from "@sen/i18n";
import { useId } from "react";
import { styled } from "styled-components";
import { PriceLine, PriceLines } from "../../checkout/PriceLine/PriceLine.tsx";
import { sumBar } from "../../checkout/sum-page.ts";
import { color, media, mixins, space, weight } from "../../foundations/index.ts";
import { Button, Skeleton } from "../../primitives/index.ts";
import { lineMessage } from "../CartLineRow/CartLineRow.styles.ts";

export interface CartSummaryProps {
  /** The selected lines, with the quantities that the customer last set. */
  lines: readonly CartLine[];
  /** The server's totals; null for a guest, and until the server has responded. */
  totals: CartTotals | null;
  /** The totals are outdated, so goods are added up here until the server responds. */
  busy: boolean;
  /** Why checkout is not possible; null if it is. */
  obstacle: string | null;
  /** A guest's cart is stored on the device. */
  owner: "guest" | "customer";
  /** May return a promise; the button is busy until it settles. */
  onCheckout: () => unknown;
}

/** The cost of the selected lines, and the checkout button: a bar at the bottom of a phone, a column on a desktop. */
export function CartSummary({ lines, totals, busy, obstacle, owner, onCheckout }: CartSummaryProps) {
  const { t } = useTranslation(["cart", "catalog"]);
  const { dong } = useFormat();
  const obstacleId = useId();
  const { goods, tenant, mall, total, saved } = sumOf(lines, totals, busy);
  // The first coupons move the sum and make it grow, so it is shown with them.
  const counting = busy && totals === null && owner === "customer" && lines.length > 0;
  return (
    <Root aria-label={t("summary.title")}>
      {counting && <Skeleton shape="box" height="196px" />}
      <div data-sum hidden={counting}>
        <h2>{t("summary.title")}</h2>
        <PriceLines busy={busy}>
          <PriceLine label={t("summary.goods", { count: lines.length })} amount={goods} />
          {tenant > 0 && <PriceLine kind="discount" label={t(couponScopeKey("tenant"))} amount={tenant} />}
          {mall > 0 && <PriceLine kind="discount" label={t(couponScopeKey("mall"))} amount={mall} />}
          <PriceLine kind="total" label={t("summary.total")} amount={total} />
        </PriceLines>
        <p data-saved>{saved > 0 && t("summary.saved", { amount: dong(saved) })}</p>
        <p>{t("summary.delivery_later")}</p>
      </div>
      <div data-bar>
        {obstacle !== null && (
          <p id={obstacleId} role="status" data-tone="warning">
            {obstacle}
          </p>
        )}
        <div data-total aria-busy={busy || undefined}>
          <span>{t("summary.total")}</span>
          <strong>{dong(total)}</strong>
        </div>
        <Button
          size="large"
          disabled={obstacle !== null}
          aria-describedby={obstacle === null ? undefined : obstacleId}
          onClick={onCheckout}
        >
          {owner === "guest" ? t("summary.checkout_guest") : t("summary.checkout", { count: lines.length })}
        </Button>
      </div>
    </Root>
  );
}

/** Amounts in dong. Coupon discounts come from the server; goods are added up here while totals are busy or missing. */
function sumOf(lines: readonly CartLine[], totals: CartTotals | null, busy: boolean) {
  const original = lines.reduce(
    (sum, line) =>
      sum + lineCost(Math.max(line.original_price_after_tax, line.price_after_discount), line.quantity),
    0,
  );
  const goods = totals && !busy ? totals.goods_total : goodsTotal(lines);
  const tenant = totals?.tenant_coupon_value ?? 0;
  const mall = totals?.mall_coupon_value ?? 0;
  const total = totals && !busy ? totals.total : Math.max(0, goods - tenant - mall);
  return { goods, tenant, mall, total, saved: Math.max(0, original - total) };
}

const Root = styled.section`
  display: contents;
  > [data-sum] {
    ${mixins.card}
    padding: ${space[4]};
  }
  h2 {
    margin-bottom: ${space[3]};
    ${mixins.textStyle("body", { weight: "semibold" })}
  }
  > [data-sum] > p {
    ${mixins.textStyle("caption", { color: "inkMuted" })}
  }
  > [data-sum] > [data-saved] {
    min-height: 1.5em;
    color: ${color.success};
    font-weight: ${weight.medium};
    text-align: right;
  }
  > [data-bar] {
    ${mixins.wrappedRow(2, 3)}
    ${sumBar}
  }
  > [data-bar] > p {
    ${lineMessage}
    flex-basis: 100%;
  }
  > [data-bar] > button {
    flex: 1 0 auto;
    padding-inline: ${space[5]};
  }

  ${media.large} {
    ${mixins.card}
    display: block;

    > [data-sum] {
      border: 0;
      padding-bottom: ${space[3]};
    }
    > [data-bar] {
      padding: 0 ${space[4]} ${space[4]};
    }
  }
`;
