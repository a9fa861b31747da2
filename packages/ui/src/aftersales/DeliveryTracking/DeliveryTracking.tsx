import type { OrderDetail } from "@sen/api";
import { deliveryEventLabel, OrderStatus, orderExpected } from "@sen/domain";
import { useFormat, useTranslation } from "@sen/i18n";
import { styled } from "styled-components";
import { media, mixins } from "../../foundations/index.ts";
import { Card } from "../../primitives/index.ts";
import { Fact, FactList } from "../CasePage/index.ts";
import { StatusTimeline } from "../StatusTimeline/StatusTimeline.tsx";

export interface DeliveryTrackingProps {
  /** The order as the server sent it. */
  order: Pick<OrderDetail, "order_status" | "delivery_type" | "delivery_requests">;
}

/** Number of events shown before "show more". */
const SHOWN = 3;

/** A parcel's expected dates, carrier, tracking code and events. Renders nothing if nothing is known. */
export function DeliveryTracking({ order }: DeliveryTrackingProps) {
  const { t } = useTranslation("aftersales");
  const { date, dateTime } = useFormat();
  const [parcel] = order.delivery_requests;
  const isPickup = order.delivery_type === "go_to_mall";
  // Goods picked up at the mall have no carrier.
  const delivery =
    parcel && isPickup ? { ...parcel, carrier: null, tracking_code: null, events: [] } : parcel;
  const expected = orderExpected(order);
  if (!delivery || (expected === null && delivery.events.length === 0)) return null;
  // Cancelled before the carrier picked it up, so there is nothing to track.
  if (order.order_status === OrderStatus.cancelled && delivery.events[0]?.event === "announced") return null;

  const arrived = delivery.events.find(({ event }) => event === "delivered");
  const days = expected && [...new Set([date(expected.from), date(expected.to)])].join(" – ");
  return (
    <Card title={t("tracking.title")}>
      <Root>
        <div>
          {days !== null && (
            <p data-expected>
              {t(`tracking.expected.${isPickup ? "collect" : "deliver"}`)} <strong>{days}</strong>
            </p>
          )}
          {arrived && expected === null && (
            <p data-expected>
              {t("tracking.arrived")} <strong>{dateTime(arrived.create_at)}</strong>
            </p>
          )}
          <FactList>
            <Fact label={t("tracking.carrier")}>{delivery.carrier}</Fact>
            <Fact label={t("case_page.tracking")}>{delivery.tracking_code}</Fact>
          </FactList>
        </div>
        {delivery.events.length > 0 && (
          <StatusTimeline
            heading="h3"
            title={t("tracking.events")}
            shownFirst={SHOWN}
            entries={delivery.events.map(({ event, reason, ...entry }) => ({
              ...entry,
              status_update: event,
              note: { reason_delivery_fail: reason },
            }))}
            label={deliveryEventLabel}
          />
        )}
      </Root>
    </Card>
  );
}

const Root = styled.div`
  ${mixins.stack(4, 6)}

  > div {
    ${mixins.grid(3)}
    align-content: start;
  }
  [data-expected] > strong {
    display: block;
    ${mixins.textStyle("lead", { weight: "semibold", color: "ink" })}
  }
  ${media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
