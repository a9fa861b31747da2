import type { OrderDetail } from "@sen/api";
import { ask, customerQuery, MissingPage, throwIfMissing } from "../../core/query.ts";
import { useOrder } from "../orders/index.ts";

/**
 * The id of an order's return, refund or complaint: the one in the URL, if given; null while unknown. An order without such a case
 * shows the 404 page, but only once revalidated: the cached order may be older than the case.
 */
export function useCaseId(
  orderId: number,
  given: number | undefined,
  caseOf: (order: OrderDetail) => { id: number } | null | undefined,
): number | null {
  const { data, error, isValidating } = useOrder(given === undefined ? orderId : null);
  throwIfMissing(error);
  const found = data && caseOf(data.data);
  if (data && !found && !isValidating) throw new MissingPage();
  return given ?? found?.id ?? null;
}

/** The banks, with the fields that the picker searches. Spec §7, bank list. */
export const loadBanks = async () =>
  (await ask(customerQuery("/banks", { query: { fields: ["name", "name_vn", "code"] } }))).data;
