import type { ProductDelivery, ShippingMethod } from "@sen/api";
import { useFormat, useTranslation } from "@sen/i18n";
import { MapPin, PackageCheck } from "lucide-react";
import { styled } from "styled-components";
import { card, color, radius, space, text, weight } from "../../foundations/index.ts";

/** Where it is to go. */
export interface Destination {
  /** The chosen address in a line; without one the customer is asked for it. */
  label?: string;
  /** Ways to deliver there with fee and dates, once they are known. */
  methods?: readonly ShippingMethod[];
  /** Leads to choosing an address. */
  onChange?: () => void;
}

export interface DeliveryEstimateProps {
  delivery: ProductDelivery;
  destination?: Destination;
}

/** From this many hours on, days say it better. */
const DAYS_FROM_HOURS = 48;

/** How it reaches the customer, for how much and when, as far as that is known. */
export function DeliveryEstimate({ delivery, destination = {} }: DeliveryEstimateProps) {
  const { t } = useTranslation(["product", "catalog"]);
  const { dong, date } = useFormat();
  const { label, methods, onChange } = destination;
  const hours = delivery.ready_in_hours;
  const ready = () => {
    if (hours === 0) return t("delivery.ready_now");
    return hours < DAYS_FROM_HOURS
      ? t("delivery.ready_hours", { count: hours })
      : t("delivery.ready_days", { count: Math.ceil(hours / 24) });
  };
  const arrival = ({ estimated_from, estimated_to }: ShippingMethod) => {
    const [from, to] = [date(estimated_from), date(estimated_to)];
    return from === to ? t("delivery.on", { day: from }) : t("delivery.between", { from, to });
  };
  return (
    <Root>
      <h2>{t("delivery.title")}</h2>
      {(label !== undefined || onChange !== undefined) && (
        <p>
          <MapPin aria-hidden />
          <span>{label === undefined ? t("delivery.choose") : t("delivery.to", { address: label })}</span>
          {onChange !== undefined && (
            <button
              type="button"
              aria-label={t(label === undefined ? "delivery.pick_label" : "delivery.change_label")}
              onClick={onChange}
            >
              {t(label === undefined ? "delivery.pick" : "delivery.change")}
            </button>
          )}
        </p>
      )}
      <p>
        <PackageCheck aria-hidden />
        <span>{ready()}</span>
      </p>
      <ul>
        {methods === undefined
          ? delivery.types.map((type) => <li key={type}>{t(`catalog:delivery.${type}`)}</li>)
          : methods.map((method) => (
              <li key={method.delivery_type} data-methods data-off={method.available ? undefined : ""}>
                <b>{method.name}</b>
                <span>{method.available ? arrival(method) : method.unavailable_reason}</span>
                {method.available && <em>{method.fee === 0 ? t("delivery.free") : dong(method.fee)}</em>}
              </li>
            ))}
      </ul>
    </Root>
  );
}

const Root = styled.section`
  ${card}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  padding: ${space[4]};
  font: ${text.small};

  > h2 {
    font: ${text.body};
    font-weight: ${weight.semibold};
  }
  > p {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > p > span {
    flex: 1;
    min-width: 0;
  }
  svg {
    flex: none;
    width: 20px;
    height: 20px;
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
  > ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
    margin: 0;
    padding: 0 0 0 ${space[8]};
    list-style: none;
  }
  li:not([data-methods]) {
    padding: ${space[1]} ${space[3]};
    border-radius: ${radius.full};
    background: ${color.neutralSoft};
    color: ${color.neutralSoftInk};
    font: ${text.caption};
    font-weight: ${weight.medium};
  }
  li[data-methods] {
    flex: 1 0 100%;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    column-gap: ${space[3]};
  }
  li > b {
    font-weight: ${weight.medium};
  }
  li > span {
    grid-row: 2;
    color: ${color.inkMuted};
  }
  li > em {
    font-style: normal;
    font-variant-numeric: tabular-nums;
  }
  li[data-off] > b {
    color: ${color.inkMuted};
  }
`;
