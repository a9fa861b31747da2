import type { OrderTotals } from "@sen/api";
import { orderTotalLines } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { PriceLine, PriceLines } from "../../checkout/PriceLine/PriceLine.tsx";

export interface TotalsListProps {
  /** An order, complaint, return or refund. */
  totals: OrderTotals;
}

/** The order's totals: delivery and each coupon only if above 0, then the final cost. Spec §2, complaint detail. */
export function TotalsList({ totals }: TotalsListProps) {
  const { t } = useTranslation(["aftersales", "catalog"]);
  return (
    <PriceLines>
      {orderTotalLines(totals).map(({ labelKey, amount }) => (
        <PriceLine
          key={labelKey}
          label={t(labelKey)}
          amount={Math.abs(amount)}
          kind={amount < 0 ? "discount" : "line"}
        />
      ))}
      <PriceLine kind="total" label={t("totals.final")} amount={totals.order_tenant_final} />
    </PriceLines>
  );
}
