import { useEffect } from "react";
import { write } from "../../core/write.ts";
import { useCustomerId } from "../../core/session/use-customer.ts";

/** The mall that was visited last on this device, and of whom the server knows it already. */
const KEY = "last-mall";
const toldKey = (customerId: number) => `last-mall-told-${customerId}`;

/**
 * Remembers the mall that is visited, and keeps it with the customer's account: at once when they are signed in, or when they
 * sign in later. Nobody waits for it; what could not be told is told with the next page. Spec §7, set mall last login.
 *
 * @param mallId the mall whose page is open, if any
 */
export function useLastMall(mallId: number | null): void {
  const customerId = useCustomerId();
  useEffect(() => {
    if (mallId !== null) localStorage.setItem(KEY, String(mallId));
    const last = localStorage.getItem(KEY);
    if (customerId === null || last === null || sessionStorage.getItem(toldKey(customerId)) === last) return;
    write("PUT /customers/me/last-mall", { body: { mall_id: Number(last) } }).then(
      ({ data }) => {
        if (data) sessionStorage.setItem(toldKey(customerId), last);
      },
      () => undefined,
    );
  }, [mallId, customerId]);
}
