import type { OrderTotals, RequestContext } from "@sen/api";
import { orderTotalLines } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { PriceLine, PriceLines } from "../../checkout/PriceLine/PriceLine.tsx";
import { Card } from "../../primitives/index.ts";
import { ProductTable, type ProductTableProps } from "../ProductTable/ProductTable.tsx";

export interface CaseProductsProps extends Pick<ProductTableProps, "productHref"> {
  /** An order, complaint, return or refund. */
  context: Pick<RequestContext, "order_detail_items"> & OrderTotals;
  /** The heading, for example if only some of the products are meant. @default "Sản phẩm" */
  title?: string | undefined;
}

/** The products concerned, and their totals: delivery and each coupon only if above 0. Spec §2, complaint detail. */
export function CaseProducts({ context, productHref, title }: CaseProductsProps) {
  const { t } = useTranslation(["aftersales", "catalog"]);
  return (
    <Card title={title ?? t("case_page.products")}>
      <ProductTable items={context.order_detail_items} productHref={productHref} />
      <hr />
      <PriceLines>
        {orderTotalLines(context).map(({ labelKey, amount }) => (
          <PriceLine
            key={labelKey}
            label={t(labelKey)}
            amount={Math.abs(amount)}
            kind={amount < 0 ? "discount" : "line"}
          />
        ))}
        <PriceLine kind="total" label={t("totals.final")} amount={context.order_tenant_final} />
      </PriceLines>
    </Card>
  );
}
