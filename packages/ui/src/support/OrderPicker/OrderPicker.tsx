import type { Order } from "@sen/api";
import { orderTitle } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { styled } from "styled-components";
import type { OrderList } from "../../orders/index.ts";
import { mixins } from "../../foundations/index.ts";
import { NoWrap, PagedList, RadioGroup, Thumbnail, Time } from "../../primitives/index.ts";

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
  const choiceOf = (known: readonly Order[]) => (
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
          label: <NoWrap text={order.code} />,
          description: (
            <>
              <span>{order.order_detail_items[0]?.product_name}</span> <span>{order.tenant_name}</span>{" "}
              {t(orderTitle(order).titleKey)}, <Time dateTime={order.created_at} precision="day" />
            </>
          ),
          icon: <Thumbnail src={order.order_detail_items[0]?.product_image} size={56} />,
        })),
      ]}
      value={value === null ? NONE : String(value)}
      onChange={(chosen) => onChange(chosen === NONE ? null : Number(chosen))}
      error={error}
    />
  );
  return (
    <Root>
      <PagedList
        request={orders}
        loading={t("order.loading")}
        boxes={["800px"]}
        failed={t("order.failed")}
        hint={t("order.failed_hint")}
        heading="h3"
        empty={choiceOf([])}
        more={{
          label: t("order.more"),
          progress: (counts) => t("orders:list.progress", counts),
          failed: t("list.more_failed"),
        }}
      >
        {({ items }) => choiceOf(items)}
      </PagedList>
    </Root>
  );
}

const Root = styled.div`
  /* Large text moves the order below its picture. */
  label {
    flex-wrap: wrap;
  }
  label > [data-words] {
    flex-basis: 7rem;
  }
  small > span {
    ${mixins.twoLines}
  }
`;
