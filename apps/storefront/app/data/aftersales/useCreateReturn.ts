import type { CreateReturnBody, ErrorEnvelope } from "@sen/api";
import { useSWRConfig } from "swr";
import { api } from "../browser-api.ts";
import { useRefreshOrders } from "../orders.ts";
import { keyOf, query } from "../query.ts";

/** Opens a return; `onCreated` runs once it is there. Gives nothing on success, the refusal otherwise. */
export function useCreateReturn(onCreated: () => void) {
  const { mutate } = useSWRConfig();
  const refreshLists = useRefreshOrders();
  return async (body: CreateReturnBody): Promise<ErrorEnvelope | null> => {
    const { error } = await api.POST("/returns", { body });
    const order = query("/orders/{id}", { params: { path: { id: body.order_detail_id } } });
    await Promise.all([mutate(keyOf(order)), refreshLists()]);
    if (error) return error;
    onCreated();
    return null;
  };
}
