import type { RefundDetail } from "@sen/api";
import { isRefundRefused, refundBreakdown, RefundStatus, returnedLines } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { PriceLine, PriceLines } from "../../checkout/PriceLine/PriceLine.tsx";
import { Card } from "../../primitives/index.ts";
import { CaseProducts } from "../CasePage/index.ts";
import { ProductTable, type ProductTableProps } from "../ProductTable/ProductTable.tsx";

type RefundedGoodsProps = Pick<ProductTableProps, "productHref"> & { refund: RefundDetail };

/** The refunded lines, and how the amount is made up. Shows the whole order if the refund was refused or its amount is not that of the lines. */
export function RefundedGoods({ refund, productHref }: RefundedGoodsProps) {
  const { t } = useTranslation("aftersales");
  const points = refund.status === RefundStatus.completed ? "points_taken" : "points";
  const { goods, delivery, coupons, amount } = refundBreakdown(refund, refund.refund_items);
  if (isRefundRefused(refund) || amount !== refund.amount_refund) {
    return <CaseProducts context={refund} productHref={productHref} />;
  }
  return (
    <Card title={t("refund_detail.goods")}>
      <ProductTable
        items={returnedLines(refund.order_detail_items, refund.refund_items)}
        productHref={productHref}
      />
      <hr />
      <PriceLines>
        <PriceLine label={t("refund_detail.line.goods")} amount={goods} />
        {delivery > 0 && <PriceLine label={t("refund_detail.line.delivery")} amount={delivery} />}
        {coupons > 0 && (
          <PriceLine kind="discount" label={t("refund_detail.line.coupons")} amount={coupons} />
        )}
        <PriceLine kind="total" label={t("refund_detail.amount")} amount={amount} />
      </PriceLines>
      {refund.points_taken_back > 0 && (
        <p data-muted>{t(`refund_detail.${points}`, { count: refund.points_taken_back })}</p>
      )}
    </Card>
  );
}
