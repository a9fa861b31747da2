import type { Checkout, UpdateCheckoutBody, VatInvoice } from "@sen/api";
import type { Policy } from "@sen/domain";
import { useFormat, useTranslation } from "@sen/i18n";
import { type ReactNode, useRef, useState } from "react";
import { CouponPicker, type FindCoupon } from "../../cart/CouponPicker/CouponPicker.tsx";
import { Notice } from "../../primitives/index.ts";
import { PolicyLinks } from "../../shell/PolicyLinks/PolicyLinks.tsx";
import { linesBefore } from "../checkout-places.ts";
import { CheckoutGroupCard } from "../CheckoutGroupCard/CheckoutGroupCard.tsx";
import { OrderSummary } from "../OrderSummary/OrderSummary.tsx";
import { chosenPayment, PaymentMethodPicker } from "../PaymentMethodPicker/PaymentMethodPicker.tsx";
import { PlaceOrderBar } from "../PlaceOrderBar/PlaceOrderBar.tsx";
import { VatSection } from "../VatSection/VatSection.tsx";
import { Page } from "./CheckoutScreen.styles.ts";
import { CheckoutSection } from "./CheckoutSection.tsx";
import { useCheckoutChanges } from "./use-checkout-changes.ts";
import { type CheckoutRefusal, useCheckoutMessages } from "./use-checkout-messages.ts";

export interface ReadyCheckoutProps {
  /** What is bought, as the server adds it up. */
  checkout: Checkout;
  /** Chooses where it goes: an `AddressChoice`. */
  addressChoice: ReactNode;
  /** The address of a product. */
  productHref: (productId: number) => string;
  /** The cart. */
  cartHref: string;
  /** The address of a policy. */
  policyHref: (policy: Policy) => string;
  /** What the customer changed. May return a promise: the sums are pale, and placing waits, until it settles. */
  onChange: (change: UpdateCheckoutBody) => unknown;
  /** Finds the coupon of a typed code; without it none can be typed. */
  onFindCoupon?: FindCoupon;
  /** Whom the invoice is made out to; null while none is wanted. */
  vat: VatInvoice | null;
  /** Other invoice details, or none. */
  onVatChange: (details: VatInvoice | null) => void;
  /** The total that the customer saw before, when the server's is another now; null otherwise. Dong. */
  previousTotal?: number | null;
  /** Why the last change or order was refused. */
  refusal: CheckoutRefusal | null;
  /** Places the order at the total that was on the page when it was pressed, in dong. May return a promise. */
  onPlaceOrder: (total: number) => unknown;
  /** The order is being placed, or the page is leaving for the payment. */
  placing?: boolean;
}

/** A payment that can be changed and placed. */
export function ReadyCheckout({ checkout, refusal, onChange, onPlaceOrder, ...props }: ReadyCheckoutProps) {
  const { t } = useTranslation("checkout");
  const { dong } = useFormat();
  const { root, messageAt, pointAtObstacle, goTo } = useCheckoutMessages(checkout, refusal);
  const changes = useCheckoutChanges(checkout, onChange);
  const { shown, busy, send } = changes;
  const { totals } = checkout;
  const notes = useShopNotes(checkout, send);
  const previousTotal = props.previousTotal ?? null;

  async function placeOrder() {
    notes.keep();
    const seen = totals.total;
    // While a change is being saved the page does not know yet what will be in the way: the server decides.
    if (!busy && pointAtObstacle()) return;
    if (!(await changes.settled())) return;
    await onPlaceOrder(seen);
  }
  return (
    <Page ref={root}>
      <h1>{t("title")}</h1>
      <div data-columns>
        <div data-main>
          <CheckoutSection place="address" title={t("address.title")} message={messageAt("address")}>
            {props.addressChoice}
            {checkout.address === null && <p>{t("delivery.needs_address")}</p>}
          </CheckoutSection>
          {shown.groups.map((group, index) => (
            <CheckoutGroupCard
              key={group.tenant.id}
              group={group}
              shared={shown.groups.length > 1}
              firstIndex={linesBefore(checkout, index)}
              productHref={props.productHref}
              cartHref={props.cartHref}
              messageAt={messageAt}
              onDelivery={(delivery_type) =>
                void send({ deliveries: [{ tenant_id: group.tenant.id, delivery_type }] })
              }
              note={notes.noteOf(group.tenant.id)}
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
            placing={props.placing === true}
            message={messageAt("order")}
            onPlaceOrder={placeOrder}
          />
          <PolicyLinks by="order" policyHref={props.policyHref} />
        </aside>
      </div>
    </Page>
  );
}

/** The notes to the shops as they are typed: saved when a field is left, and before the order is placed. */
function useShopNotes({ groups }: Checkout, send: (change: UpdateCheckoutBody) => Promise<boolean>) {
  const [typed, setTyped] = useState(() => new Map(groups.map(({ tenant, note }) => [tenant.id, note])));
  const saved = useRef(typed);

  async function keep() {
    const before = saved.current;
    const notes = [...typed].flatMap(([tenant_id, note]) =>
      note === before.get(tenant_id) ? [] : [{ tenant_id, note }],
    );
    if (notes.length === 0) return;
    saved.current = typed;
    // A note that could not be saved is sent with the next one: no order is placed without it.
    if (!(await send({ notes })) && saved.current === typed) saved.current = before;
  }
  return {
    noteOf: (tenantId: number) => typed.get(tenantId) ?? "",
    change: (tenantId: number, note: string) => setTyped((before) => new Map(before).set(tenantId, note)),
    keep: () => void keep(),
  };
}
