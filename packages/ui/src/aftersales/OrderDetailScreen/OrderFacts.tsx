import type { DeliveryRequest, OrderDetail, PickupPlace } from "@sen/api";
import { PaymentMethod, PaymentStatus } from "@sen/domain";
import { useFormat, useTranslation } from "@sen/i18n";
import { Store } from "lucide-react";
import { Card } from "../../primitives/index.ts";
import { AddressPanel } from "../AddressPanel/AddressPanel.tsx";
import { Fact, FactList } from "../CasePage/index.ts";

const paymentMethods = { [PaymentMethod.cod]: "cod", [PaymentMethod.online]: "online" } as const;
const paymentStatuses = {
  [PaymentStatus.pending]: "pending",
  [PaymentStatus.complete]: "complete",
  [PaymentStatus.failed]: "failed",
} as const;

/** Where it goes, where it comes from, and how. */
export function OrderPlaces({ order }: { order: OrderDetail }) {
  const { t } = useTranslation("aftersales");
  const [delivery] = order.delivery_requests;
  if (!delivery) return null;
  const { delivery_contact_name: name, delivery_contact_phone: phone } = delivery;
  return (
    <Card>
      {order.pickup ? (
        <PickupPanel pickup={order.pickup} delivery={delivery} />
      ) : (
        <>
          <AddressPanel
            title={t("order_detail.ship_to")}
            name={name.customer_name}
            phone={phone.customer_phone_number}
            address={delivery.to_address.full_address}
          />
          <AddressPanel
            title={t("order_detail.ship_from")}
            name={name.tenant_name}
            phone={phone.tenant_phone_number}
            address={delivery.from_address.full_address}
          />
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

/** Which mall it is fetched at, where in it, when, and by whom. */
function PickupPanel({ pickup, delivery }: { pickup: PickupPlace; delivery: DeliveryRequest }) {
  const { t } = useTranslation("aftersales");
  const { dateTime } = useFormat();
  const { delivery_contact_name: name, delivery_contact_phone: phone } = delivery;
  return (
    <AddressPanel
      title={t("order_detail.pickup_at")}
      name={pickup.mall_name}
      phone={pickup.phone_number}
      address={delivery.to_address.full_address}
      icon={<Store aria-hidden size={20} />}
    >
      <span>{t("order_detail.pickup_hours", { hours: pickup.opening_hours })}</span>
      {pickup.ready_at !== null && (
        <span>{t("order_detail.pickup_ready", { time: dateTime(pickup.ready_at) })}</span>
      )}
      <span>
        {t("order_detail.pickup_by", { name: name.customer_name, phone: phone.customer_phone_number })}
      </span>
    </AddressPanel>
  );
}

/** How it is paid, what the shop was asked for, whom the invoice is made out to. */
export function OrderPayment({ order }: { order: OrderDetail }) {
  const { t } = useTranslation("aftersales");
  const { vat_invoice } = order;
  return (
    <Card title={t("order_detail.payment")}>
      <FactList>
        <Fact label={t(`order_detail.payment_method.${paymentMethods[order.payment_method]}`)}>
          {t(`order_detail.payment_status.${paymentStatuses[order.payment_status]}`)}
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
