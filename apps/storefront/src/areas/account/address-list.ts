import { useCustomerId } from "../../core/session/use-customer.ts";
import { customerQuery, useQuery } from "../../core/query.ts";

/**
 * The customer's addresses.
 *
 * @param wanted false: not asked for yet
 */
export function useAddressList(wanted: boolean) {
  const owner = useCustomerId();
  return useQuery(customerQuery(wanted ? owner : null, "/addresses", {}));
}
