import type { BankAccount, CreateReturnBody, RefundDetail, ReturnDetail } from "@sen/api";
import { useCallback, useState } from "react";
import { mediaPollInterval } from "../../core/media-poll-interval.ts";
import { useAnswers, useCustomerQuery } from "../../core/query.ts";
import { MissingPage, requestState, stepState, throwIfMissing } from "../../core/request-state.ts";
import { useCustomerId } from "../../core/session/session.ts";
import { settled, write, type Refused } from "../../core/write.ts";
import { orderQuery, useForgetOrderLists, useOrder } from "../orders/index.ts";

const byId = (id: number | null) => (id === null ? null : { params: { path: { id } } });

/**
 * The number of an order's return or refund; null while it is not known. An order without one has no such page: by an answer
 * that is not about to be replaced, since what is kept may be from before it was opened.
 */
export function useCaseId(orderId: number, kind: "return_request" | "refund_request"): number | null {
  const { data, error, isValidating } = useOrder(orderId);
  throwIfMissing(error);
  if (!isValidating && data?.data[kind] === null) throw new MissingPage();
  return data?.data[kind]?.id ?? null;
}

/** One refund, and where it goes. Null while its number is not known yet. */
export function useRefund(id: number | null) {
  const { request, settle } = stepState(useCustomerQuery("/refunds/{id}", byId(id)));
  return {
    request,
    changeBank: ({ id }: RefundDetail, body: BankAccount) =>
      settle(write("PUT /refunds/{id}/bank", { path: { id }, body })),
  };
}

/** The banks with the fields that the picker searches, fetched once they are wanted. Spec §7, bank list. */
export function useBanks() {
  const [isWanted, setWanted] = useState(false);
  const fields = ["name", "name_vn", "code"] satisfies ("name" | "name_vn" | "code")[];
  const asked = useCustomerQuery("/banks", isWanted ? { params: { query: { fields } } } : null);
  const banks = requestState(asked, ({ data }) => ({ banks: data }));
  return { banks, open: useCallback(() => setWanted(true), []) };
}

/** One return, and what the customer can do about it. Null while its number is not known yet. */
export function useReturn(id: number | null) {
  const asked = useCustomerQuery("/returns/{id}", byId(id), {
    refreshInterval: (answer) => mediaPollInterval(answer?.data.cs_attachments),
  });
  const { request, settle } = stepState(asked, useForgetOrderLists());
  return {
    request,
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
