import { MissingPage, throwIfMissing } from "../../core/request-state.ts";
import { useOrder } from "../orders/index.ts";

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
