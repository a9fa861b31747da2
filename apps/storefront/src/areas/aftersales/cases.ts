import type { BankAccount, CreateReturnBody, RefundDetail, ReturnDetail } from "@sen/api";
import { useState } from "react";
import { mediaPollInterval } from "../../core/media-poll-interval.ts";
import { useAnswers, useCustomerQuery } from "../../core/query.ts";
import { MissingPage, requestState, stepState, throwIfMissing } from "../../core/request-state.ts";
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
    onChangeBank: ({ id }: RefundDetail, body: BankAccount) =>
      settle(write("PUT /refunds/{id}/bank", { path: { id }, body })),
  };
}

/**
 * The banks with the fields that the picker searches. Spec §7, bank list.
 *
 * @param wanted false: once the picker is opened
 */
export function useBanks(wanted: boolean) {
  const [isWanted, setWanted] = useState(wanted);
  const fields = ["name", "name_vn", "code"] satisfies ("name" | "name_vn" | "code")[];
  const asked = useCustomerQuery("/banks", isWanted ? { params: { query: { fields } } } : null);
  return {
    banks: requestState(asked, ({ data }) => ({ banks: data })),
    onOpenBanks: () => setWanted(true),
  };
}

/** One return, and what the customer can do about it. Null while its number is not known yet. */
export function useReturn(id: number | null) {
  const asked = useCustomerQuery("/returns/{id}", byId(id), {
    refreshInterval: (answer) => mediaPollInterval(answer?.data.cs_attachments),
  });
  const { request, settle } = stepState(asked, useForgetOrderLists());
  return {
    request,
    onApprove: ({ id }: ReturnDetail) =>
      settle(write("POST /returns/customer-approve", { body: { return_request_id: id } })),
    onHandedOver: ({ id }: ReturnDetail) =>
      settle(write("POST /returns/received-goods", { body: { return_id: id } })),
    onRecall: ({ id }: ReturnDetail) => settle(write("POST /returns/cancel", { body: { return_id: id } })),
  };
}

/** Opens a return; `onCreated` runs once it is there. Gives nothing on success, the refusal otherwise. */
export function useCreateReturn(onCreated: () => void) {
  const { refetch } = useAnswers();
  const forgetLists = useForgetOrderLists();
  return async (body: CreateReturnBody): Refused => {
    const refusal = await settled(write("POST /returns", { body }), () =>
      Promise.all([forgetLists(), refetch(orderQuery(body.order_detail_id))]),
    );
    if (refusal === null) onCreated();
    return refusal;
  };
}
