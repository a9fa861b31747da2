import { useRefusal } from "../../core/refusal.ts";
import type { UpdateCheckoutBody, VatInvoice } from "@sen/api";
import { payableUrl } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { AddressChoice, AddressChoiceSkeleton } from "@sen/ui/account";
import { CheckoutScreen, type CheckoutRefusal, type CheckoutRequest } from "@sen/ui/checkout";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useAddresses } from "../account/index.ts";
import { placeSource } from "../../core/places.ts";
import { useCheckout, usePlaceOrder } from "./checkout.ts";
import { useFindCoupon } from "../coupons/index.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { useHref } from "../../core/route.ts";
import { checkoutRoutes } from "./routes.ts";
import { orderRoutes } from "../orders/routes.ts";
import { productRoutes } from "../product/routes.ts";
import { supportRoutes } from "../support/routes.ts";
import { usePlace } from "../../core/place.ts";

export default function PaymentPage() {
  const { t } = useTranslation("shell");
  const href = useHref();
  const navigate = useNavigate();
  const { checkout: checkoutId } = usePlace(checkoutRoutes.payment);
  const { checkout, error, retry, update } = useCheckout(checkoutId ?? null);
  const { addresses, create, update: updateAddress } = useAddresses();
  const place = usePlaceOrder();
  const failed = useRefusal();
  const findCoupon = useFindCoupon();
  const [refusal, setRefusal] = useState<CheckoutRefusal | null>(null);
  const [previousTotal, setPreviousTotal] = useState<number | null>(null);
  const [vat, setVat] = useState<VatInvoice | null>(null);

  /** Rejects when it was refused: what was chosen then falls back to what the server has. */
  async function change(body: UpdateCheckoutBody) {
    const refused = await update(body).catch(failed);
    setRefusal(refused && { ...refused, change: body });
    if (refused) throw new Error(refused.message);
  }

  function chooseAddress(id: number) {
    change({ address_id: id }).catch(() => undefined); // Told at its place already.
  }

  async function placeOrder(total: number) {
    if (!checkout) return;
    setRefusal(null);
    const outcome = await place.trigger({ id: checkout.id, total, invoice: vat }).catch(failed);
    if (outcome.kind === "refused") {
      const fresh = await retry();
      setPreviousTotal(fresh && fresh.data.totals.total !== total ? total : null);
      setRefusal(outcome);
      return;
    }
    const { orders } = outcome.placed;
    const paymentUrl = payableUrl(outcome.placed.payment_url);
    if (paymentUrl) window.location.assign(paymentUrl);
    else await navigate(href(checkoutRoutes.result, { order: orders[0]?.id }), { replace: true });
  }

  const request: CheckoutRequest = checkout
    ? { state: "ready", checkout }
    : checkoutId === undefined || error?.code === 404 || error?.code === 422
      ? { state: "gone" }
      : error === undefined
        ? { state: "loading" }
        : { state: "failed", onRetry: retry };
  return (
    <>
      <PageHead title={t("page.payment")} noIndex />
      <CheckoutScreen
        request={request}
        ordersHref={href(orderRoutes.list)}
        productHref={(id) => href(productRoutes.detail, { id })}
        policyHref={(policy) => href(supportRoutes.policy, { policy })}
        addressChoice={
          addresses ? (
            <AddressChoice
              addresses={addresses}
              value={checkout?.address?.id ?? null}
              onChange={chooseAddress}
              places={placeSource}
              onCreate={(form) =>
                create(form, ({ id }) => {
                  chooseAddress(id);
                })
              }
              onUpdate={async (address, form) =>
                (await updateAddress(address, form)) ?? (await retry(), null)
              }
            />
          ) : (
            <AddressChoiceSkeleton />
          )
        }
        onChange={change}
        onFindCoupon={findCoupon}
        vat={vat}
        onVatChange={setVat}
        previousTotal={previousTotal}
        refusal={refusal}
        onPlaceOrder={placeOrder}
        placing={place.isMutating}
      />
    </>
  );
}
