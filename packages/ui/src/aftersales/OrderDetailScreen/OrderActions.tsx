import type { Address, AddressQuote, ChangeOrderAddressBody, OrderDetail, VatInvoice } from "@sen/api";
import {
  hasOwnReturn,
  hasReturnInTheWay,
  isComplaintOpen,
  isDeliveryLate,
  mainStep,
  offersBuyAgain,
  orderActions,
  OrderStatus,
  PaymentMethod,
  type OrderAction,
} from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { useState } from "react";
import { useRecheckoutLock } from "../../checkout/PaymentResultScreen/use-recheckout-lock.ts";
import { type CallOutcome, useDoneToast } from "../../forms/index.ts";
import { lazyDialog } from "../../lazy-part/index.ts";
import { BuyAgainButton } from "../../orders/BuyAgainButton/BuyAgainButton.tsx";
import { PayButton } from "../../orders/PayButton/PayButton.tsx";
import { CancelOrderDialog } from "../../orders/CancelOrderDialog/CancelOrderDialog.tsx";
import type { OrderCardCalls } from "../../orders/OrderListScreen/OrderCards.tsx";
import { ReceivedDialog } from "../../orders/ReceivedDialog/ReceivedDialog.tsx";
import { Button, ButtonLink } from "../../primitives/index.ts";
import { ComplaintStart, type ComplaintSource } from "../ComplaintStart/ComplaintStart.tsx";
import type { AddressBook } from "../../account/AddressBookScreen/AddressBookScreen.tsx";
import type { OrderHrefs } from "./order-hrefs.ts";
import { PayOnDeliveryDialog } from "./PayOnDeliveryDialog.tsx";

const ChangeAddressDialog = lazyDialog(() =>
  import("./ChangeAddressDialog.tsx").then((module) => module.ChangeAddressDialog),
);
const VatDialog = lazyDialog(() =>
  import("../../checkout/VatDialog/VatDialog.tsx").then((module) => module.VatDialog),
);

/** A customer's actions on an order. Each resolves to nothing on success, or to the backend's refusal. */
export interface OrderCalls extends Pick<OrderCardCalls, "onPayAgain" | "onCancelOrder" | "onBuyAgain"> {
  /** Confirms that the goods were received. */
  onConfirmReceived: (order: OrderDetail) => Promise<CallOutcome>;
  /** Changes the delivery address. */
  onChangeAddress: (order: OrderDetail, body: ChangeOrderAddressBody) => Promise<CallOutcome>;
  /** Fetches what the order would cost at an address. Resolves to null if that fails. */
  onQuoteAddress: (
    order: OrderDetail,
    place: Pick<Address, "province_id" | "ward_id">,
  ) => Promise<AddressQuote | null>;
  /** Requests a VAT invoice. */
  onRequestVat: (order: OrderDetail, details: VatInvoice) => Promise<CallOutcome>;
  /** The saved addresses, or that they are loading. */
  addressBook: AddressBook;
  /** The address dialog was opened, so the addresses are needed. */
  onOpenAddressBook?: () => void;
  /** Props for complaining about this order. */
  complaint: ComplaintSource;
}

export interface OrderActionsProps extends OrderCalls {
  /** The order as the server sent it. */
  order: OrderDetail;
  /** URLs of the action links. */
  hrefs: OrderHrefs;
  /** The payment deadline has passed, so the order can no longer be paid. */
  isOverdue: boolean;
}

const paying: readonly OrderAction[] = ["re_checkout", "pay_on_delivery"];
/** Rarely used, so they come last. */
const quiet: readonly OrderAction[] = ["vat", "cancel"];
const isQuiet = (action: OrderAction) => quiet.includes(action);

/** The actions an order offers now, the most important first, each with its dialog. Spec §2 and §4. */
export function OrderActions({ order, hrefs, isOverdue, ...calls }: OrderActionsProps) {
  const { t } = useTranslation(["aftersales", "orders"]);
  const done = useDoneToast();
  const [open, setOpen] = useState<OrderAction | null>(null);
  const main = mainStep(order);
  const [firstToReview] = order.items_to_review;
  const complaint = order.complaint_requests.find(({ status }) => isComplaintOpen(status));
  const cases = [
    hasOwnReturn(order) && { kind: "view_return" as const, href: hrefs.return(order.id) },
    complaint && { kind: "view_complaint" as const, href: hrefs.complaint(order.id, complaint.id) },
    order.refund_request !== null && { kind: "view_refund" as const, href: hrefs.refund(order.id) },
  ].filter((one) => one !== undefined && one !== false);
  cases.sort((one, other) => Number(other.kind === main) - Number(one.kind === main));
  const pay = useRecheckoutLock(calls.onPayAgain);
  const offered = orderActions(order).filter((action) => !(isOverdue && paying.includes(action)));
  // Closes once done, elsewhere or by a request whose response was lost. After any other change it stays, to say why it is refused.
  const asksUntil = (action: OrderAction, end: OrderStatus) => open === action && order.order_status !== end;
  const close = () => setOpen(null);
  const toneOf = (action: OrderAction) =>
    action === main ? "primary" : isQuiet(action) ? "quiet" : "secondary";

  function step(action: OrderAction) {
    if (action === "re_checkout") return <PayButton key={action} order={order} pay={pay} />;
    const label = t(`order_detail.action.${action}`);
    if (action === "return") {
      return (
        <ButtonLink key={action} tone={toneOf(action)} href={hrefs.returnCreate(order.id)}>
          {label}
        </ButtonLink>
      );
    }
    return (
      <Button
        key={action}
        tone={toneOf(action)}
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
      {main === "review" && firstToReview !== undefined && (
        <ButtonLink href={hrefs.writeReview(firstToReview)}>{t("orders:card.review")}</ButtonLink>
      )}
      {cases.map(({ kind, href }) => (
        <ButtonLink key={kind} tone={kind === main ? "primary" : "secondary"} href={href}>
          {t(`orders:card.${kind}`)}
        </ButtonLink>
      ))}
      {(isDeliveryLate(order) ||
        (order.order_status === OrderStatus.toReceive && hasReturnInTheWay(order))) && (
        // It is late, or could not be delivered: the shop knows why, and can arrange the next try.
        <ButtonLink tone="secondary" href={hrefs.askAboutOrder(order.tenant_id, order.id)}>
          {t("order_detail.ask_shop")}
        </ButtonLink>
      )}
      {offered.filter((action) => !isQuiet(action)).map((action) => step(action))}
      {offersBuyAgain(order) && (
        <BuyAgainButton
          order={order}
          onBuyAgain={calls.onBuyAgain}
          cartHref={hrefs.cart}
          productHref={hrefs.product}
        />
      )}
      {offered.filter(isQuiet).map((action) => step(action))}
      <PayOnDeliveryDialog
        order={order}
        open={open === "pay_on_delivery" && offered.includes(open)}
        busy={pay.busy?.method === PaymentMethod.cod}
        locked={pay.locked}
        onConfirm={async () => {
          await pay.start(order.id, PaymentMethod.cod);
          close();
        }}
        onClose={close}
      />
      <ReceivedDialog
        open={asksUntil("received", OrderStatus.completed)}
        onConfirm={() => calls.onConfirmReceived(order)}
        onClose={close}
      />
      <CancelOrderDialog
        order={asksUntil("cancel", OrderStatus.cancelled) ? order : null}
        onCancelOrder={calls.onCancelOrder}
        onClose={close}
      />
      <ComplaintStart {...calls.complaint} open={open === "complaint"} onClose={close} />
      <ChangeAddressDialog
        key={order.id}
        open={open === "change_address"}
        order={order}
        book={calls.addressBook}
        onQuote={(place) => calls.onQuoteAddress(order, place)}
        onChangeAddress={(body) => calls.onChangeAddress(order, body)}
        onClose={close}
      />
      {open === "vat" && (
        <VatDialog
          onSubmit={(details) => done(calls.onRequestVat(order, details), t("order_detail.vat_done"))}
          onClose={close}
        />
      )}
    </>
  );
}
