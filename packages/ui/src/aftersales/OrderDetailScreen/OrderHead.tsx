import type { OrderDetail } from "@sen/api";
import { orderTitle } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { Store } from "lucide-react";
import { Time } from "../../primitives/index.ts";
import { CaseHeader } from "../CaseHeader/CaseHeader.tsx";

/** The order's code, status title, shop and date. */
export function OrderHead({ order, title }: { order: OrderDetail; title?: string }) {
  const { t } = useTranslation("aftersales");
  const { titleKey: labelKey, tone } = orderTitle(order);
  return (
    <CaseHeader title={title ?? t("order_detail.title")} code={order.code} status={{ labelKey, tone }}>
      <strong>
        <Store aria-hidden size={18} />
        <bdi>{order.tenant_name}</bdi>
      </strong>
      <span>
        {t("order_detail.placed")} <Time dateTime={order.created_at} />
      </span>
    </CaseHeader>
  );
}
