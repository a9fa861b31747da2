import type { Result } from "../../core/write.ts";
import type { CreateReturnBody, ErrorEnvelope, ReturnDetail } from "@sen/api";
import { useSWRConfig } from "swr";
import { useCustomerId } from "../../core/session/use-customer.ts";
import { write } from "../../core/write.ts";
import { MissingPage, throwIfMissing } from "../../core/missing-page.ts";
import { orderQuery, useForgetOrderLists, useOrder } from "../orders/index.ts";
import { cacheKey, customerQuery, useQuery } from "../../core/query.ts";
import { pageState } from "../../core/request-state.ts";
import { settled } from "../../core/settled.ts";
import { mediaPollInterval } from "../../core/media-poll-interval.ts";

/**
 * The order's return; null while it is not known. An order without one has no such page: by an answer that is not
 * about to be replaced, since what is kept may be from before it was opened.
 */
export function useReturnId(orderId: number): number | null {
  const { data, error, isValidating } = useOrder(orderId);
  throwIfMissing(error);
  if (!isValidating && data?.data.return_request === null) throw new MissingPage();
  return data?.data.return_request?.id ?? null;
}

/** One return, and what the customer can do about it. Null while its number is not known yet. */
export function useReturn(returnId: number | null) {
  const customerId = useCustomerId();
  const forgetLists = useForgetOrderLists();
  const query = useQuery(
    returnId === null
      ? null
      : customerQuery(customerId, "/returns/{id}", { params: { path: { id: returnId } } }),
    { refreshInterval: (answer) => mediaPollInterval(answer?.data.cs_attachments) },
  );
  const settle = (writing: Promise<Result<unknown>>) =>
    settled(writing, () => Promise.all([query.mutate(), forgetLists()]));

  return {
    request: pageState(query, ({ data }) => ({ data })),
    approve: ({ id }: ReturnDetail) =>
      settle(write("POST /returns/customer-approve", { body: { return_request_id: id } })),
    handOver: ({ id }: ReturnDetail) =>
      settle(write("POST /returns/received-goods", { body: { return_id: id } })),
    recall: ({ id }: ReturnDetail) => settle(write("POST /returns/cancel", { body: { return_id: id } })),
  };
}

/** Opens a return; `onCreated` runs once it is there. Gives nothing on success, the refusal otherwise. */
export function useCreateReturn(onCreated: () => void) {
  const { mutate } = useSWRConfig();
  const customerId = useCustomerId();
  const forgetLists = useForgetOrderLists();
  return async (body: CreateReturnBody): Promise<ErrorEnvelope | null> => {
    const { refusal } = await write("POST /returns", { body });
    const order = orderQuery(customerId, body.order_detail_id);
    await Promise.all([forgetLists(), order && mutate(cacheKey(order))]);
    if (refusal) return refusal;
    onCreated();
    return null;
  };
}
