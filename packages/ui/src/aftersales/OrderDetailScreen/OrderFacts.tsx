import type { OrderDetail } from "@sen/api";
import { PaymentMethod, PaymentStatus } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { AddressPanel } from "../AddressPanel/index.ts";
import { CaseSection, FactList } from "../CasePage/index.ts";

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
    <CaseSection>
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
      <hr />
      <FactList
        facts={[
          {
            label: t("case_page.shipping_method"),
            value: t(`case_page.delivery_type.${order.delivery_type}`),
          },
        ]}
      />
    </CaseSection>
  );
}

/** How it is paid, what the shop was asked for, whom the invoice is made out to. */
export function OrderPayment({ order }: { order: OrderDetail }) {
  const { t } = useTranslation("aftersales");
  const { vat_invoice } = order;
  return (
    <CaseSection title={t("order_detail.payment")}>
      <FactList
        facts={[
          {
            label: t(`order_detail.payment_method.${paymentMethods[order.payment_method]}`),
            value: t(`order_detail.payment_status.${paymentStatuses[order.payment_status]}`),
          },
          { label: t("order_detail.note"), value: order.text_note, wide: true },
          {
            label: t("order_detail.vat"),
            value:
              vat_invoice &&
              [
                vat_invoice.company_name,
                t("order_detail.tax_code", { code: vat_invoice.tax_code }),
                vat_invoice.company_address,
                vat_invoice.email,
              ].join("\n"),
            wide: true,
          },
        ]}
      />
    </CaseSection>
  );
}
