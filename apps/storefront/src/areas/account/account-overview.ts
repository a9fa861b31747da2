import type { AccountOverview } from "@sen/ui/account";
import { wishedIdsQuery } from "../catalog/index.ts";
import { customerQuery, useQuery } from "../../core/query.ts";
import { useCustomerId } from "../../core/session/use-customer.ts";

/** What the account's first page says of orders, points and coupons, as far as it is known. */
export function useAccountOverview(): AccountOverview {
  const customerId = useCustomerId();
  const orders = useQuery(customerQuery(customerId, "/orders/counts", {})).data?.data ?? null;
  const member = useQuery(customerQuery(customerId, "/loyalty/membership", {})).data?.data;
  const usable = customerQuery(customerId, "/coupons/mine", {
    params: { query: { state: "usable", page: 1, per_page: 1 } },
  });
  return {
    orders,
    membership: member ? { points: member.points, tier: member.card?.tier ?? null } : null,
    vouchers: useQuery(usable).data?.data.total ?? null,
    wishes: useQuery(wishedIdsQuery(customerId)).data?.data.length ?? null,
  };
}
