import type { OrderTotals, RequestContext } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { Card } from "../../primitives/index.ts";
import { ProductTable, type ProductTableProps } from "../ProductTable/ProductTable.tsx";
import { TotalsList } from "../TotalsList/TotalsList.tsx";

export interface CaseProductsProps extends Pick<ProductTableProps, "productHref"> {
  /** An order, complaint, return or refund. */
  context: Pick<RequestContext, "order_detail_items"> & OrderTotals;
  /** The heading, for example if only some of the products are meant. @default "Sản phẩm" */
  title?: string | undefined;
}

/** The products concerned, and their totals. */
export function CaseProducts({ context, productHref, title }: CaseProductsProps) {
  const { t } = useTranslation("aftersales");
  return (
    <Card title={title ?? t("case_page.products")}>
      <ProductTable items={context.order_detail_items} productHref={productHref} />
      <hr />
      <TotalsList totals={context} />
    </Card>
  );
}
