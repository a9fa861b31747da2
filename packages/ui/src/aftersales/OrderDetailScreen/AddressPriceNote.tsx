import type { AddressQuote } from "@sen/api";
import { useFormat, useTranslation } from "@sen/i18n";
import { Notice } from "../../primitives/index.ts";

export interface AddressPriceNoteProps {
  /** What the delivery would cost at the new address. */
  quote: AddressQuote;
  /** The order was paid online: what it costs less goes back. */
  isPaid: boolean;
}

/** What the order costs at the chosen address, or why it cannot go there. Read out when it appears. */
export function AddressPriceNote({ quote, isPaid }: AddressPriceNoteProps) {
  const { t } = useTranslation("aftersales");
  const { dong } = useFormat();
  const { refusal, difference, delivery_fee, delivery_fee_before, order_tenant_final } = quote;
  if (refusal !== null) {
    return (
      <Notice tone="danger" urgent title={t(`order_detail.address_price.${refusal}_title`)}>
        {t(`order_detail.address_price.${refusal}`)}
      </Notice>
    );
  }
  if (delivery_fee === delivery_fee_before) {
    return <Notice tone="info">{t("order_detail.address_price.same", { fee: dong(delivery_fee) })}</Notice>;
  }
  const goesBack = isPaid && difference < 0;
  return (
    <Notice tone="warning" urgent title={t("order_detail.address_price.title")}>
      {t("order_detail.address_price.fees", { before: dong(delivery_fee_before), after: dong(delivery_fee) })}{" "}
      {goesBack
        ? t("order_detail.address_price.goes_back", { amount: dong(-difference) })
        : t("order_detail.address_price.total", { amount: dong(order_tenant_final) })}
    </Notice>
  );
}
