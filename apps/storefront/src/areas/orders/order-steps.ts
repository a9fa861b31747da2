import type { CancelOrderBody, Order } from "@sen/api";
import { useNavigate } from "react-router-dom";
import { stepState, type Settle } from "../../core/settle.ts";
import { write, type Refused } from "../../core/write.ts";
import { useLinks } from "../links.ts";
import { useForgetOrderLists, useOrder } from "./queries.ts";

/** One order, and how to settle steps that change it. */
export const useOrderSteps = (id: number) => stepState(useOrder(id), useForgetOrderLists());

/** A customer's actions on an order. Confirming receipt opens the finish page. */
export function useOrderCalls(settle: Settle) {
  const navigate = useNavigate();
  const { finish } = useLinks();
  return {
    onCancelOrder: ({ id }: Order, body: CancelOrderBody) =>
      settle(write("POST /orders/{id}/cancel", { path: { id }, body })),
    async onConfirmReceived({ id }: Pick<Order, "id">): Refused {
      const refusal = await settle(write("POST /orders/{id}/received", { path: { id } }));
      if (refusal === null) await navigate(finish(id));
      return refusal;
    },
  };
}
