import type { CheckoutTotals } from "@sen/api";
import { couponScopeKey } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { Card } from "../../primitives/index.ts";
import { couponAmounts } from "../coupon-amounts.ts";
import { PriceLine, PriceLines } from "../PriceLine/PriceLine.tsx";

export interface OrderSummaryProps {
  /** The server's totals. */
  totals: CheckoutTotals;
  /** Number of products. */
  lineCount: number;
  /** Newer totals are loading. @default false */
  busy?: boolean;
}

/** The totals of a checkout: goods + delivery − coupons. A coupon line shows only above 0. */
export function OrderSummary({ totals, lineCount, busy = false }: OrderSummaryProps) {
  const { t } = useTranslation(["checkout", "catalog"]);
  return (
    <Card title={t("summary.title")}>
      <PriceLines busy={busy}>
        <PriceLine label={t("summary.goods", { count: lineCount })} amount={totals.goods_total} />
        {totals.delivery_fee > 0 && <PriceLine label={t("summary.delivery")} amount={totals.delivery_fee} />}
        {couponAmounts(totals).map(({ scope, amount }) => (
          <PriceLine key={scope} kind="discount" label={t(couponScopeKey(scope))} amount={amount} />
        ))}
        <PriceLine kind="total" label={t("summary.total")} amount={totals.total} />
      </PriceLines>
    </Card>
  );
}
