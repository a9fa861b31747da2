import { recheckoutOutcome, type PaymentGatewayId, type PaymentMethod } from "@sen/domain";
import { useAnswers } from "../../core/query.ts";
import { useCustomerId } from "../../core/session/session.ts";
import { write } from "../../core/write.ts";
import { orderQuery, useForgetOrderLists } from "./queries.ts";

/** Which order is paid, and how. */
interface Recheckout {
  orderId: number;
  method: PaymentMethod;
  gateway?: PaymentGatewayId | undefined;
}

/** Pays an order; spec §8 says what follows from each answer. Never throws: what threw is an outcome. Either way the order is asked for anew. */
export function useReCheckout() {
  const forgetLists = useForgetOrderLists();
  const { refetch } = useAnswers();
  const customerId = useCustomerId();
  return async ({ orderId: order_id, method: payment_method, gateway }: Recheckout) => {
    const body = {
      is_web: 1,
      order_id,
      payment_method,
      ...(gateway && { payment_gateway: gateway }),
    } as const;
    const answer = await write("POST /orders/re-checkout", { body }).catch(() => null);
    // A refusal, or an answer that was lost, may mean that the order has moved meanwhile: another tab, the gateway, the clock.
    await Promise.all([forgetLists(), refetch(orderQuery(customerId, order_id))]).catch(() => undefined);
    return recheckoutOutcome(answer && (answer.data ?? answer.refusal));
  };
}
