import type { CreateReturnBody, ReturnDetail } from "@sen/api";
import { mediaPollInterval } from "../../core/media-poll-interval.ts";
import { customerQuery, useAnswers, useQuery } from "../../core/query.ts";
import { pageState } from "../../core/request-state.ts";
import { useCustomerId } from "../../core/session/session.ts";
import { settled, write, type Refused, type Result } from "../../core/write.ts";
import { orderQuery, useForgetOrderLists } from "../orders/index.ts";

/** One return, and what the customer can do about it. Null while its number is not known yet. */
export function useReturn(id: number | null) {
  const customerId = useCustomerId();
  const forgetLists = useForgetOrderLists();
  const query = useQuery(
    id === null ? null : customerQuery(customerId, "/returns/{id}", { params: { path: { id } } }),
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
  const { refetch } = useAnswers();
  const customerId = useCustomerId();
  const forgetLists = useForgetOrderLists();
  return async (body: CreateReturnBody): Refused => {
    const order = orderQuery(customerId, body.order_detail_id);
    const refusal = await settled(write("POST /returns", { body }), () =>
      Promise.all([forgetLists(), refetch(order)]),
    );
    if (refusal === null) onCreated();
    return refusal;
  };
}
