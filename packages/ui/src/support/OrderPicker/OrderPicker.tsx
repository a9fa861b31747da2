import { orderTitle } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { styled } from "styled-components";
import { mixins } from "../../foundations/index.ts";
import type { OrderList } from "../../orders/index.ts";
import { Button, NoWrap, RadioGroup, Requested, Thumbnail, Time } from "../../primitives/index.ts";

export interface OrderPickerProps {
  /** The customer's orders, newest first. */
  orders: OrderList;
  /** Id of the chosen order; null for none. */
  value: number | null;
  /** Called with the new choice. */
  onChange: (orderId: number | null) => void;
  /** Error message. */
  error?: string | undefined;
}

const NONE = "none";

/** Asks which of the customer's orders a request is about, if any. */
export function OrderPicker({ orders, value, onChange, error }: OrderPickerProps) {
  const { t } = useTranslation(["support", "orders", "aftersales"]);
  return (
    <Requested
      request={orders}
      loading={t("order.loading")}
      boxes={["680px"]}
      failed={t("order.failed")}
      hint={t("order.failed_hint")}
      heading="h3"
    >
      {({ items: known, hasMore, loadingMore, moreFailed, onLoadMore }) => (
        <Root>
          <RadioGroup<string>
            legend={t("order.legend")}
            look="cards"
            options={[
              { value: NONE, label: t("order.none") },
              ...(value === null || known.some(({ id }) => id === value)
                ? []
                : [{ value: String(value), label: t("order.chosen", { id: value }) }]),
              ...known.map((order) => ({
                value: String(order.id),
                label: <NoWrap text={`${order.code} · ${order.tenant_name}`} />,
                description: (
                  <>
                    {order.order_detail_items[0]?.product_name} · {t(orderTitle(order).titleKey)} ·{" "}
                    <Time dateTime={order.created_at} precision="day" />
                  </>
                ),
                icon: <Thumbnail src={order.order_detail_items[0]?.product_image} size={56} />,
              })),
            ]}
            value={value === null ? NONE : String(value)}
            onChange={(chosen) => onChange(chosen === NONE ? null : Number(chosen))}
            error={error}
          />
          {hasMore && (
            <Button tone="secondary" size="small" busy={loadingMore ?? false} onClick={() => onLoadMore()}>
              {t(moreFailed ? "retry" : "order.more")}
            </Button>
          )}
        </Root>
      )}
    </Requested>
  );
}

const Root = styled.div`
  ${mixins.stack(2)}
  justify-items: start;

  > fieldset {
    width: 100%;
  }
  /* Large text moves the order below its picture. */
  > fieldset label {
    flex-wrap: wrap;
  }
  > fieldset label > [data-words] {
    flex-basis: 7rem;
  }
`;
