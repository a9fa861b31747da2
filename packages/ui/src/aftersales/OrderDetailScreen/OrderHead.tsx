import type { OrderDetail } from "@sen/api";
import { orderTitle } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { Store } from "lucide-react";
import { styled } from "styled-components";
import { color, mixins, weight } from "../../foundations/index.ts";
import { StatusBadge, Time } from "../../primitives/index.ts";
import { titleLine } from "../CaseHeader/CaseHeader.tsx";

/** Which order: code, status title, shop, when it was placed. */
export function OrderHead({ order, title }: { order: OrderDetail; title?: string }) {
  const { t } = useTranslation(["aftersales", "orders"]);
  const { titleKey, tone } = orderTitle(order);
  return (
    <Root>
      <div>
        <h1>
          {title ?? t("order_detail.title")} <span>{order.code}</span>
        </h1>
        <StatusBadge tone={tone}>{t(titleKey)}</StatusBadge>
      </div>
      <p>
        <span data-shop>
          <Store aria-hidden size={18} />
          <bdi>{order.tenant_name}</bdi>
        </span>
        <span>
          {t("order_detail.placed")} <Time dateTime={order.created_at} />
        </span>
      </p>
    </Root>
  );
}

const Root = styled.header`
  ${mixins.grid(2)}

  ${titleLine}
  > p {
    ${mixins.wrap(1, 4)}
    ${mixins.textStyle("small", { color: "inkMuted" })}
  }
  [data-shop] {
    ${mixins.flex(2)}
    color: ${color.ink};
    font-weight: ${weight.medium};
  }
  [data-shop] > svg {
    color: ${color.inkMuted};
  }
`;
