import { isCount, persisted } from "../../core/persisted.ts";
import { useEffect } from "react";
import { write } from "../../core/write.ts";
import { useCustomerId } from "../../core/session/session.ts";
import { useStore } from "../../core/store.ts";

const mallIdIn = (stored: unknown) => (isCount(stored) ? stored : null);

export const lastMall = persisted("last-mall", mallIdIn, { in: "customer" });
/** The mall last saved to this customer's account. */
const toldOf = (customerId: number) => persisted(`last-mall-told-${customerId}`, mallIdIn, { in: "tab" });

/**
 * Remembers the visited mall and saves it to the customer's account, at once or after the next sign-in. Not awaited: a failure
 * is retried on the next page. Spec §7, set mall last login.
 *
 * @returns the mall that is open or was visited last; null during server rendering, so that cached pages suit everybody
 */
export function useLastMall(mallId: number | null): number | null {
  const visited = useStore(lastMall);
  const customerId = useCustomerId();
  useEffect(() => {
    if (mallId !== null) lastMall.write(mallId);
    const last = lastMall.read();
    if (customerId === null || last === null || toldOf(customerId).read() === last) return;
    write("PUT /customers/me/last-mall", { body: { mall_id: last } }).then(
      ({ data }) => {
        if (data) toldOf(customerId).write(last);
      },
      () => undefined,
    );
  }, [mallId, customerId]);
  return mallId ?? visited;
}
