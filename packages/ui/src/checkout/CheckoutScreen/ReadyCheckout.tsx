import type { Checkout, UpdateCheckoutBody, VatInvoice } from "@sen/api";
import type { Policy } from "@sen/domain";
import { useFormat, useTranslation } from "@sen/i18n";
import { useRef } from "react";
import type { AddressBook } from "../../account/AddressBookScreen/AddressBookScreen.tsx";
import { AddressChoice } from "../../account/AddressChoice/AddressChoice.tsx";
import { CouponPicker, type FindCoupon } from "../../cart/CouponPicker/CouponPicker.tsx";
import { useKeptDraft } from "../../forms/index.ts";
import { Notice, Requested } from "../../primitives/index.ts";
import { PolicyLinks } from "../../shell/PolicyLinks/PolicyLinks.tsx";
import { linesBefore } from "../checkout-places.ts";
import { CheckoutGroupCard, type CheckoutGroupCardProps } from "../CheckoutGroupCard/CheckoutGroupCard.tsx";
import { OrderSummary } from "../OrderSummary/OrderSummary.tsx";
import { chosenPayment, PaymentMethodPicker } from "../PaymentMethodPicker/PaymentMethodPicker.tsx";
import { PlaceOrderBar } from "../PlaceOrderBar/PlaceOrderBar.tsx";
import { VatSection } from "../VatSection/VatSection.tsx";
import { Page } from "./CheckoutScreen.styles.ts";
import { CheckoutSection } from "./CheckoutSection.tsx";
import { useCheckoutChanges } from "./use-checkout-changes.ts";
import { type CheckoutRefusal, useCheckoutMessages } from "./use-checkout-messages.ts";

type Notes = Readonly<Record<number, string>>;
const NO_NOTES: Notes = {};

export interface ReadyCheckoutProps {
  /** The checkout with the server's totals. */
  checkout: Checkout;
  /** The customer's addresses, and the calls to add and edit one. */
  addressBook: AddressBook;
  /** URLs of a product, the cart and a policy. */
  hrefs: CheckoutGroupCardProps["hrefs"] & { policy: (policy: Policy) => string };
  /** Saves a change. May return a promise: until it settles, totals are dimmed. */
  onChange: (change: UpdateCheckoutBody) => unknown;
  /** Looks up a coupon by its code; without it there is no code field. */
  onFindCoupon?: FindCoupon;
  /** The invoice details; null if no invoice is wanted. */
  vat: VatInvoice | null;
  /** Called with the invoice details, or null for none. */
  onVatChange: (details: VatInvoice | null) => void;
  /** The total shown before, if the server's total has changed since; null otherwise. Dong. */
  previousTotal?: number | null;
  /** Why the last change or order was refused. */
  refusal: CheckoutRefusal | null;
  /** Places the order, once all changes are saved. Receives the total that the customer saw, in dong. May return a promise. */
  onPlaceOrder: (total: number) => unknown;
}

/** A loaded checkout that can be edited and placed. */
export function ReadyCheckout({ checkout, refusal, onChange, onPlaceOrder, ...props }: ReadyCheckoutProps) {
  const { t } = useTranslation(["checkout", "account"]);
  const { dong } = useFormat();
  const { root, messageAt, pointAtObstacle, goTo } = useCheckoutMessages(checkout, refusal);
  const { shown, busy, send, settled } = useCheckoutChanges(checkout, onChange);
  const { totals } = checkout;
  const { request: addresses, ...book } = props.addressBook;
  const notes = useShopNotes(checkout, send);
  const previousTotal = props.previousTotal ?? null;

  function placeOrder() {
    notes.keep();
    // While a change is being saved the obstacles may be outdated, so leave the check to the server.
    if (!busy && pointAtObstacle()) return undefined;
    // If a change could not be saved, its message shows instead.
    return settled().then((areSaved) => areSaved && onPlaceOrder(totals.total));
  }
  return (
    <Page ref={root}>
      <h1>{t("title")}</h1>
      <div data-columns>
        <div data-main>
          <CheckoutSection place="address" title={t("address.title")} message={messageAt("address")}>
            <Requested
              request={addresses}
              loading={t("account:address.loading")}
              boxes={["96px"]}
              failed={t("account:address.failed")}
              hint={t("account:failed_hint")}
              heading="h3"
            >
              {(known) => (
                <AddressChoice
                  {...book}
                  addresses={known.addresses}
                  value={checkout.address?.id ?? null}
                  onChange={(address_id) => void send({ address_id })}
                />
              )}
            </Requested>
            {checkout.address === null && <p>{t("delivery.needs_address")}</p>}
          </CheckoutSection>
          {shown.groups.map((group, index) => (
            <CheckoutGroupCard
              key={group.tenant.id}
              group={group}
              shared={shown.groups.length > 1}
              firstIndex={linesBefore(checkout, index)}
              hrefs={props.hrefs}
              messageAt={messageAt}
              onDelivery={(delivery_type) =>
                void send({ deliveries: [{ tenant_id: group.tenant.id, delivery_type }] })
              }
              note={notes.typed[group.tenant.id] ?? group.note}
              onNote={(note) => notes.change(group.tenant.id, note)}
              onNoteLeft={notes.keep}
            />
          ))}
          <CheckoutSection place="coupons" message={messageAt("coupons")} bare>
            <CouponPicker
              available={checkout.available_coupons}
              applied={checkout.coupons}
              basket={checkout.groups.map(({ tenant, goods_total, delivery_fee }) => ({
                tenant_id: tenant.id,
                mall_id: tenant.mall_id,
                goods_total,
                delivery_fee,
              }))}
              now={checkout.now}
              onChange={(coupon_ids) => send({ coupon_ids })}
              message={messageAt("coupons")}
              best={checkout.best_coupons}
              onFind={props.onFindCoupon}
            />
          </CheckoutSection>
          <CheckoutSection place="payment" title={t("payment.title")} message={messageAt("payment")}>
            <PaymentMethodPicker
              choices={checkout.payment_methods}
              value={chosenPayment(checkout.payment_methods, shown)}
              onChange={({ id, gateway }) =>
                void send({ payment_method: id, ...(gateway !== null && { payment_gateway: gateway }) })
              }
            />
          </CheckoutSection>
          <CheckoutSection title={t("vat.title")}>
            <VatSection value={props.vat} onChange={props.onVatChange} />
          </CheckoutSection>
        </div>
        <aside aria-label={t("summary.title")}>
          {previousTotal !== null && previousTotal !== totals.total && (
            <Notice tone="warning" urgent title={t("total_changed.title")}>
              {t("total_changed.text", { before: dong(previousTotal), now: dong(totals.total) })}
            </Notice>
          )}
          <OrderSummary
            totals={totals}
            lineCount={linesBefore(checkout, checkout.groups.length)}
            busy={busy}
          />
          <PlaceOrderBar
            method={chosenPayment(checkout.payment_methods, shown)}
            onChangeMethod={() => goTo("payment")}
            total={totals.total}
            totalBusy={busy}
            message={messageAt("order")}
            onPlaceOrder={placeOrder}
          />
          <PolicyLinks by="order" policyHref={props.hrefs.policy} />
        </aside>
      </div>
    </Page>
  );
}

/** The notes to the shops, saved on blur and before the order is placed. */
function useShopNotes({ id, groups }: Checkout, send: (change: UpdateCheckoutBody) => Promise<boolean>) {
  // An ended session prevents saving on blur.
  const { draft, onDraftChange } = useKeptDraft<Notes>(`notes-${id}`);
  const typed = draft ?? NO_NOTES;
  const saved = useRef<Notes>({});

  async function keep() {
    const before = saved.current;
    const notes = groups.flatMap(({ tenant: { id }, note: known }) => {
      const note = typed[id] ?? known;
      return note === (before[id] ?? known) ? [] : [{ tenant_id: id, note }];
    });
    if (notes.length === 0) return;
    saved.current = typed;
    // Resend a note that failed to save with the next save; no order is placed without it.
    if (!(await send({ notes })) && saved.current === typed) saved.current = before;
  }
  return {
    typed,
    change: (tenantId: number, note: string) => onDraftChange({ ...typed, [tenantId]: note }),
    keep: () => void keep(),
  };
}
