import type { OrderDetail, PickupPlace } from "@sen/api";
import { offersAction, PaymentMethod, PaymentStatus, shownPaymentStatus } from "@sen/domain";
import { useFormat, useTranslation } from "@sen/i18n";
import { Store } from "lucide-react";
import { Card } from "../../primitives/index.ts";
import { AddressPanel } from "../AddressPanel/AddressPanel.tsx";
import { endsOf, type DeliveryEnd } from "../AddressPanel/delivery-ends.ts";
import { Fact, FactList } from "../CasePage/index.ts";
import { nameOf } from "../name-of.ts";

/** The delivery address, the shop's address and the delivery method. */
export function OrderPlaces({ order }: { order: OrderDetail }) {
  const { t } = useTranslation("aftersales");
  const [delivery] = order.delivery_requests;
  if (!delivery) return null;
  const { customer, shop } = endsOf(delivery);
  // An order can be cancelled until the shop has it ready.
  const isReady = !offersAction(order, "cancel");
  return (
    <Card>
      {order.pickup ? (
        <PickupPanel pickup={order.pickup} customer={customer} isReady={isReady} />
      ) : (
        <>
          <AddressPanel title={t("order_detail.ship_to")} {...customer} />
          <AddressPanel title={t("order_detail.ship_from")} {...shop} />
        </>
      )}
      <hr />
      <FactList>
        <Fact label={t("case_page.shipping_method")}>
          {t(`case_page.delivery_type.${order.delivery_type}`)}
        </Fact>
      </FactList>
    </Card>
  );
}

interface PickupPanelProps {
  pickup: PickupPlace;
  customer: DeliveryEnd;
  isReady: boolean;
}

/** The mall where the order is picked up, where in it, when, and by whom. */
function PickupPanel({ pickup, customer, isReady }: PickupPanelProps) {
  const { t } = useTranslation("aftersales");
  const { dateTime } = useFormat();
  return (
    <AddressPanel
      title={t("case_page.delivery_type.go_to_mall")}
      name={pickup.mall_name}
      phone={pickup.phone_number}
      address={customer.address}
      icon={<Store aria-hidden size={20} />}
    >
      <span>{t("order_detail.pickup_hours", { hours: pickup.opening_hours })}</span>
      {pickup.ready_at !== null && !isReady && (
        <span>{t("order_detail.pickup_ready", { time: dateTime(pickup.ready_at) })}</span>
      )}
      <span>{t("order_detail.pickup_by", { name: customer.name, phone: customer.phone })}</span>
    </AddressPanel>
  );
}

/** The payment method, the note to the shop, and the invoice details. */
export function OrderPayment({ order }: { order: OrderDetail }) {
  const { t } = useTranslation("aftersales");
  const { vat_invoice } = order;
  return (
    <Card title={t("order_detail.payment")}>
      <FactList>
        <Fact label={t(`order_detail.payment_method.${nameOf(PaymentMethod, order.payment_method)}`)} wide>
          {t(`order_detail.payment_status.${nameOf(PaymentStatus, shownPaymentStatus(order))}`)}
        </Fact>
        <Fact label={t("order_detail.note")} wide>
          {order.text_note}
        </Fact>
        <Fact label={t("order_detail.vat")} wide>
          {vat_invoice &&
            [
              vat_invoice.company_name,
              t("order_detail.tax_code", { code: vat_invoice.tax_code }),
              vat_invoice.company_address,
              vat_invoice.email,
            ].join("\n")}
        </Fact>
      </FactList>
    </Card>
  );
}
