import type { ProductDetail } from "@sen/api";
import { pickupReadyAt } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { Store } from "lucide-react";
import type { ReactNode } from "react";
import { useChosenMall } from "../../catalog/chosen-mall.ts";
import { useIsPickedUpToday, useTimeOfShowing } from "../../catalog/picked-up-today.ts";
import { Time } from "../../primitives/Time/Time.tsx";

export interface AtMallProps {
  /** The product as the server has it. */
  product: Pick<ProductDetail, "in_stock" | "pickup_hours" | "tenant" | "variants" | "tenant_card">;
}

/** What the chosen mall has of a product: how many pieces, where in it, and from when they can be fetched. Nothing where none is chosen. */
export function AtMall({ product }: AtMallProps) {
  const { t } = useTranslation("product");
  const mall = useChosenMall();
  const isToday = useIsPickedUpToday(product);
  const now = useTimeOfShowing();
  const { tenant, tenant_card, pickup_hours: hours } = product;
  if (mall === null) return null;
  if (mall.id !== tenant.mall_id) {
    return <Line text={t("at_mall.elsewhere", { chosen: mall.name, mall: tenant.mall_name })} />;
  }
  const stock = product.variants.reduce((sum, variant) => sum + variant.stock, 0);
  const place = t("at_mall.place", { mall: mall.name, floor: tenant_card.floor });
  if (stock === 0) return <Line text={t("at_mall.sold_out", { place })} />;
  if (hours === null) return <Line text={t("at_mall.not_fetched", { place })} />;
  const readyAt = pickupReadyAt(now, hours, mall.opening_hours);
  return (
    <Line text={t("at_mall.in_stock", { place, count: stock })}>
      {isToday ? (
        <b>{t("at_mall.today")}</b>
      ) : (
        readyAt && (
          <>
            {t("at_mall.from")} <Time dateTime={readyAt.toISOString()} />
          </>
        )
      )}
    </Line>
  );
}

function Line({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <p data-at-mall>
      <Store aria-hidden />
      <span>
        {text}
        {children !== undefined && <small>{children}</small>}
      </span>
    </p>
  );
}
