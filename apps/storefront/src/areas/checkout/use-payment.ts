import type { UpdateCheckoutBody, VatInvoice } from "@sen/api";
import { payableUrl } from "@sen/domain";
import type { CheckoutRefusal, CheckoutRequest } from "@sen/ui/checkout";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useDraft } from "../../core/drafts/use-draft.ts";
import { useRefusal } from "../../core/describe-failure.ts";
import { leaveFor } from "../../core/leave-for.ts";
import { isMissing, requestState } from "../../core/query.ts";
import { useHref } from "../../core/href.ts";
import { settleToResult } from "../../core/write.ts";
import { useCheckout, usePlaceOrder } from "./checkout.ts";
import { checkoutRoutes } from "./routes.ts";

/** A prepared checkout: its data, its changes, and placing its orders, which redirects to the gateway or to the result. */
export function usePayment(checkoutId: string | null) {
  const href = useHref();
  const navigate = useNavigate();
  const describe = useRefusal();
  const { asked, update } = useCheckout(checkoutId);
  const { data, error, mutate } = asked;
  const placeOrder = usePlaceOrder();
  const [refusal, setRefusal] = useState<CheckoutRefusal | null>(null);
  const [previousTotal, setPreviousTotal] = useState<number | null>(null);
  // The server learns of the invoice with the order. Until then a reload or another language keeps it.
  const [vat, onVatChange] = useDraft<VatInvoice | null>(`vat-invoice-${checkoutId ?? ""}`, null);
  const isGone = checkoutId === null || isMissing(error);
  // An ordered checkout stays while its payment page opens.
  const request: CheckoutRequest =
    isGone && (!data || refusal)
      ? { state: "gone" }
      : requestState(asked, (known) => ({ checkout: known.data }));

  /** Rejects if refused, so that the form falls back to the server's choice. */
  async function onChange(body: UpdateCheckoutBody) {
    setRefusal(null);
    const refused = await update(body).catch((lost: unknown) => lost);
    if (!refused) return;
    setRefusal({ ...describe(refused), change: body });
    void mutate();
    throw new Error("The change was refused.");
  }
  async function onPlaceOrder(total: number) {
    if (!data) return;
    setRefusal(null);
    const body = { checkout_id: data.data.id, total, ...(vat && { vat_invoice: vat }) };
    const placed = await settleToResult(placeOrder(body));
    if (!placed.ok) {
      const fresh = await mutate();
      setPreviousTotal(fresh && fresh.data.totals.total !== total ? total : null);
      setRefusal(describe(placed.refusal));
      return;
    }
    const { orders, payment_url } = placed.data.data;
    const result = href(checkoutRoutes.result, { order: orders[0]?.id });
    const paymentUrl = payableUrl(payment_url);
    if (paymentUrl) {
      // The checkout has ended: Back from the gateway leads to the order, which can be paid again.
      window.history.replaceState(window.history.state, "", result);
      await leaveFor(paymentUrl);
    }
    await navigate(result, { replace: true });
  }
  return {
    request,
    refusal,
    previousTotal,
    vat,
    onVatChange,
    onChange,
    onPlaceOrder,
    reload: () => mutate(),
  };
}
