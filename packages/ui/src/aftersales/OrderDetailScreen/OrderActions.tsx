import type { CancelOrderBody, ChangeOrderAddressBody, Order, OrderDetail, VatInvoice } from "@sen/api";
import { orderActions, type OrderAction } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { useState } from "react";
import { useRecheckoutLock } from "../../checkout/PaymentResultScreen/useRecheckoutLock.ts";
import type { CallOutcome } from "../../forms/index.ts";
import { lazyDialog } from "../../lazy-part/index.ts";
import { CancelOrderDialog } from "../../orders/CancelOrderDialog/index.ts";
import { Button, ButtonLink } from "../../primitives/index.ts";
import { ComplaintStart, type ComplaintSource } from "../ComplaintStart/index.ts";
import { ConfirmDialog } from "../ConfirmDialog/index.ts";
import type { AddressBook } from "./ChangeAddressDialog.tsx";

const ChangeAddressDialog = lazyDialog(() =>
  import("./ChangeAddressDialog.tsx").then((module) => module.ChangeAddressDialog),
);
const VatDialog = lazyDialog(() => import("./VatDialog.tsx").then((module) => module.VatDialog));

/** What a customer can do with an order. Each call resolves to nothing on success, to the backend's answer when it refuses. */
export interface OrderCalls {
  /** Opens the payment again. May return a promise; blocked until 2 s after it settles. Spec §4. */
  onPayAgain: (orderId: number) => unknown;
  onConfirmReceived: (order: OrderDetail) => Promise<CallOutcome>;
  onCancelOrder: (order: Order, body: CancelOrderBody) => Promise<CallOutcome>;
  onChangeAddress: (order: OrderDetail, body: ChangeOrderAddressBody) => Promise<CallOutcome>;
  onRequestVat: (order: OrderDetail, details: VatInvoice) => Promise<CallOutcome>;
  addressBook: AddressBook;
  /** The address book is wanted for the first time. */
  onOpenAddressBook?: () => void;
  /** Raises a complaint about this order. */
  complaint: ComplaintSource;
}

export interface OrderActionsProps extends OrderCalls {
  order: OrderDetail;
  returnHref: string;
}

/** What brings the order on is the page's main step; what is wanted rarely is quiet. */
const main: readonly OrderAction[] = ["re_checkout", "received"];
const quiet: readonly OrderAction[] = ["vat", "cancel"];
const tone = (action: OrderAction) =>
  main.includes(action) ? "primary" : quiet.includes(action) ? "quiet" : "secondary";

/** The steps that an order offers now, the most wanted first, each with the dialog it needs. Spec §2 and §4. */
export function OrderActions({ order, returnHref, ...calls }: OrderActionsProps) {
  const { t } = useTranslation("aftersales");
  const [open, setOpen] = useState<OrderAction | null>(null);
  const pay = useRecheckoutLock(calls.onPayAgain);
  const close = () => {
    setOpen(null);
  };

  function step(action: OrderAction) {
    const label = t(`order_detail.action.${action}`);
    if (action === "return") {
      return (
        <ButtonLink key={action} tone={tone(action)} href={returnHref}>
          {label}
        </ButtonLink>
      );
    }
    if (action === "re_checkout") {
      return (
        <Button
          key={action}
          tone={tone(action)}
          busy={pay.busyId !== null}
          disabled={pay.locked && pay.busyId === null}
          onClick={() => pay.start(order.id)}
        >
          {label}
        </Button>
      );
    }
    return (
      <Button
        key={action}
        tone={tone(action)}
        onClick={() => {
          if (action === "change_address") calls.onOpenAddressBook?.();
          setOpen(action);
        }}
      >
        {label}
      </Button>
    );
  }
  return (
    <>
      {orderActions(order).map((action) => step(action))}
      <ConfirmDialog
        open={open === "received"}
        title={t("order_detail.received_title")}
        submitLabel={t("order_detail.received_submit")}
        doneTitle={t("order_detail.received_done")}
        refusedTitle={t("order_detail.received_refused")}
        onConfirm={() => calls.onConfirmReceived(order)}
        onClose={close}
      >
        {t("order_detail.received_text")}
      </ConfirmDialog>
      <CancelOrderDialog
        order={open === "cancel" ? order : null}
        onCancelOrder={calls.onCancelOrder}
        onClose={close}
      />
      <ComplaintStart {...calls.complaint} open={open === "complaint"} onClose={close} />
      {open === "change_address" && (
        <ChangeAddressDialog
          order={order}
          book={calls.addressBook}
          onChangeAddress={(body) => calls.onChangeAddress(order, body)}
          onClose={close}
        />
      )}
      {open === "vat" && (
        <VatDialog onRequestVat={(details) => calls.onRequestVat(order, details)} onClose={close} />
      )}
    </>
  );
}
