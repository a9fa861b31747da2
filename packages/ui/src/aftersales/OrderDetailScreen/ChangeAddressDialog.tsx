import type { Address, AddressQuote, ChangeOrderAddressBody, OrderDetail } from "@sen/api";
import { offersAction, PaymentMethod, PaymentStatus } from "@sen/domain";
import { useFormat, useTranslation } from "@sen/i18n";
import { useState } from "react";
import type { AddressBook } from "../../account/AddressBookScreen/AddressBookScreen.tsx";
import { AddressPicker } from "../../account/AddressPicker/AddressPicker.tsx";
import {
  type CallOutcome,
  FailureNotice,
  useDialogCall,
  useDoneToast,
  useLoadedFor,
} from "../../forms/index.ts";
import { Button, Dialog, Notice, NoWrap, Requested, RetryButton } from "../../primitives/index.ts";

interface ChangeAddressDialogProps {
  open: boolean;
  order: OrderDetail;
  /** The saved addresses, and the calls to add and edit one. */
  book: AddressBook;
  /** Fetches what the order costs at an address. Resolves to null if that fails. */
  onQuote: (place: Address) => Promise<AddressQuote | null>;
  onChangeAddress: (body: ChangeOrderAddressBody) => Promise<CallOutcome>;
  onClose: () => void;
}

/** Changes the delivery address of an order, to a saved or a new address. */
export function ChangeAddressDialog(props: ChangeAddressDialogProps) {
  const { open, order, book, onQuote, onChangeAddress, onClose } = props;
  const { t } = useTranslation("aftersales");
  const done = useDoneToast();
  const addresses = book.request.state === "ready" ? book.request.addresses : [];
  const [picked, setPicked] = useState<number | null>(null);
  const chosen = addresses.find(({ id }) => id === picked);
  const call = useDialogCall(
    (body: ChangeOrderAddressBody) => done(onChangeAddress(body), t("order_detail.address_done")),
    onClose,
  );
  // The shop was quicker, or the order was cancelled.
  const isTooLate = !offersAction(order, "change_address");
  const ward = isTooLate || !open ? null : (chosen?.ward_id ?? null);
  const price = useLoadedFor(ward, async () => (chosen ? onQuote(chosen) : null));
  const quote = price.state === "ready" ? price.value : null;
  const isOther = quote !== null && quote.delivery_fee !== quote.delivery_fee_before;
  const isPaid =
    order.payment_method === PaymentMethod.online && order.payment_status === PaymentStatus.complete;

  async function send() {
    if (!chosen || !quote) return;
    const { contact_name, contact_phone, province_id, district_id, ward_id, address } = chosen;
    const agreed = isOther && { agreed_delivery_fee: quote.delivery_fee };
    const place = { province_id, district_id, ward_id, address };
    await call.send({ contact_name, contact_phone, ...place, ...agreed });
  }
  return (
    <Dialog
      open={open}
      onClose={call.leave}
      locked={call.busy}
      title={t("order_detail.address_title")}
      leaveLabel={t("case_page.keep")}
      actions={
        <Button busy={call.busy} disabled={isTooLate || quote?.refusal !== null} onClick={send}>
          {t(`order_detail.${isOther ? "address_agree" : "address_submit"}`)}
        </Button>
      }
    >
      <p>
        <NoWrap text={t("order_detail.address_hint", { code: order.code })} />
      </p>
      <Requested
        request={book.request}
        loading={t("order_detail.address_loading")}
        boxes={["220px"]}
        failed={t("order_detail.address_failed")}
        heading="h3"
      >
        {() => (
          <AddressPicker
            addresses={addresses}
            value={chosen?.id ?? null}
            onChange={setPicked}
            places={book.places}
            onCreate={book.onCreate}
            onUpdate={book.onUpdate}
          />
        )}
      </Requested>
      <div aria-live="polite">
        {price.state === "loading" && <p>{t("order_detail.address_price.loading")}</p>}
        {quote && <AddressPriceNote quote={quote} isPaid={isPaid} />}
      </div>
      {isTooLate ? (
        <Notice tone="danger" urgent title={t("order_detail.address_refused")}>
          {t("order_detail.address_late")}
        </Notice>
      ) : (
        <FailureNotice failure={call.failure} title={t("order_detail.address_refused")} />
      )}
      {price.state === "failed" && (
        <Notice
          tone="danger"
          urgent
          title={t("order_detail.address_price.failed")}
          action={<RetryButton size="small" onRetry={price.onRetry} />}
        />
      )}
    </Dialog>
  );
}

/** What the order costs at the chosen address, or why it cannot be delivered there. Announced when it appears. */
function AddressPriceNote({ quote, isPaid }: { quote: AddressQuote; isPaid: boolean }) {
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
