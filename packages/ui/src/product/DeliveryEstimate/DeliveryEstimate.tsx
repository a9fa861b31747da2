import type { ProductDelivery, ProductDetail } from "@sen/api";
import { pickupReadyAt } from "@sen/domain";
import { useFormat, useTranslation } from "@sen/i18n";
import { MapPin, PackageCheck, Store } from "lucide-react";
import { type PropsWithChildren, useState } from "react";
import { styled } from "styled-components";
import { color, mixins, radius, space, text, weight } from "../../foundations/index.ts";
import { lazyDialog } from "../../lazy-part/index.ts";
import { useChosenMall } from "../../catalog/chosen-mall.ts";
import { useIsPickedUpToday, useTimeOfShowing } from "../../catalog/picked-up-today.ts";
import { Card, Time } from "../../primitives/index.ts";
import type { PlaceDialogProps } from "./PlaceDialog.tsx";
import { type DeliveryWays, Ways } from "./Ways.tsx";

const PlaceDialog = lazyDialog(() => import("./PlaceDialog.tsx").then((module) => module.PlaceDialog));

/** Delivery destination. */
export interface Destination {
  /** The chosen place on one line; without it, the customer is asked to choose one. */
  label?: string;
  /** Delivery methods with fees and dates. @default unknown */
  methods?: DeliveryWays;
  /** Only the province is known, so checkout may have other fees for the address. @default false */
  isEstimate?: boolean;
  /** Props of the place picker; without it the place cannot be changed. */
  picker?: Omit<PlaceDialogProps, "onClose">;
}

export interface DeliveryEstimateProps {
  /** The product; without it, stock at the chosen mall is not shown. */
  product?: MallProduct;
  /** The product's handling time and delivery methods. */
  delivery: ProductDelivery;
  /** Destination, if known. */
  destination?: Destination;
}

/** From this many hours, the time is shown in days. */
const DAYS_FROM_HOURS = 48;

/** Delivery methods, fees and dates, as far as known. */
export function DeliveryEstimate({ product, delivery, destination = {} }: DeliveryEstimateProps) {
  const { t } = useTranslation(["product", "catalog"]);
  const { label, methods, isEstimate = false, picker } = destination;
  const [picking, setPicking] = useState(false);
  const hours = delivery.ready_in_hours;
  const ready = () => {
    if (hours === 0) return t("delivery.ready_now");
    return hours < DAYS_FROM_HOURS
      ? t("delivery.ready_hours", { count: hours })
      : t("delivery.ready_days", { count: Math.ceil(hours / 24) });
  };
  return (
    <Root>
      <h2>{t("delivery.title")}</h2>
      {(label !== undefined || picker !== undefined) && (
        <p>
          <MapPin aria-hidden size={20} />
          <span>{label === undefined ? t("delivery.choose") : t("delivery.to", { address: label })}</span>
          {picker !== undefined && (
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={t(label === undefined ? "delivery.pick_label" : "delivery.change_label")}
              onClick={() => setPicking(true)}
            >
              {t(label === undefined ? "delivery.pick" : "delivery.change")}
            </button>
          )}
        </p>
      )}
      <p>
        <PackageCheck aria-hidden size={20} />
        <span>{ready()}</span>
      </p>
      {product && <AtMall product={product} />}
      <Ways types={delivery.types} methods={methods} />
      {isEstimate && <p data-muted>{t("delivery.estimate")}</p>}
      {picking && picker && <PlaceDialog {...picker} onClose={() => setPicking(false)} />}
    </Root>
  );
}

type MallProduct = Pick<ProductDetail, "in_stock" | "pickup_hours" | "tenant" | "variants" | "tenant_card">;

/** Stock at the chosen mall: quantity, place, and earliest pickup. Nothing if no mall is chosen. */
function AtMall({ product }: { product: MallProduct }) {
  const { t } = useTranslation("product");
  const { integer } = useFormat();
  const mall = useChosenMall();
  const isToday = useIsPickedUpToday(product);
  const now = useTimeOfShowing();
  const { tenant, tenant_card, pickup_hours: hours } = product;
  if (mall === null) return null;
  if (mall.id !== tenant.mall_id) {
    return <Line text={t("at_mall.elsewhere", { chosen: mall.name, mall: tenant.mall_name })} />;
  }
  const stock = product.variants.reduce((sum, variant) => sum + variant.stock, 0);
  const place = [mall.name, tenant_card.floor].filter(Boolean).join(" · ");
  if (stock === 0) return <Line text={t("at_mall.sold_out", { place })} />;
  if (hours === null) return <Line text={t("at_mall.not_fetched", { place })} />;
  const readyAt = pickupReadyAt(now, hours, mall.opening_hours);
  return (
    <Line text={t("at_mall.in_stock", { place, count: stock, amount: integer(stock) })}>
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

function Line({ text, children }: PropsWithChildren<{ text: string }>) {
  return (
    <p>
      <Store aria-hidden size={20} />
      <span>
        {text}
        {children !== undefined && <small>{children}</small>}
      </span>
    </p>
  );
}

const Root = styled(Card)`
  gap: ${space[2]};
  font: ${text.small};

  > p {
    ${mixins.row(3)}
  }
  > p > span {
    ${mixins.fill}
  }
  > p > span > small {
    display: block;
  }
  > p > span > small > b {
    color: ${color.success};
    font-weight: ${weight.medium};
  }
  :is(svg, li[data-off] > b) {
    color: ${color.inkMuted};
  }
  > p > button {
    min-width: 44px;
    min-height: 44px;
    margin-block: calc(-1 * ${space[3]});
    color: ${color.brand};
    font-weight: ${weight.medium};
    text-decoration: underline;
    text-underline-offset: 0.22em;
  }
  > [data-failed] {
    ${mixins.wrappedRow(2, 3)}
    padding-left: ${space[8]};
    color: ${color.danger};
  }
  > ul {
    ${mixins.wrap(2)}
    padding: 0 0 0 ${space[8]};
  }
  li:not([data-methods]) {
    padding: ${space[1]} ${space[3]};
    border-radius: ${radius.full};
    background: ${color.neutralSoft};
    ${mixins.textStyle("caption", { weight: "medium", color: "neutralSoftInk" })}
  }
  li[data-methods] {
    flex: 1 0 100%;
    ${mixins.grid(0, 3)}
    grid-template-columns: minmax(0, 1fr) auto;
  }
  li > b {
    font-weight: ${weight.medium};
  }
  li > span {
    grid-area: 2 / 1 / auto / -1;
    color: ${color.inkMuted};
  }
`;
