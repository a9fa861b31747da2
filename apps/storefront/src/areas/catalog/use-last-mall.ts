import { isCount, persisted } from "../../core/persisted.ts";
import { useEffect } from "react";
import { write } from "../../core/write.ts";
import { useCustomerId } from "../../core/session/session.ts";
import { useStore } from "../../core/store.ts";

const mallIdIn = (stored: unknown) => (isCount(stored) ? stored : null);

/** The mall that was visited last on this device, and of whom the server knows it already. */
export const lastMall = persisted("last-mall", mallIdIn, { in: "customer" });
const toldOf = (customerId: number) => persisted(`last-mall-told-${customerId}`, mallIdIn, { in: "tab" });

/**
 * Remembers the mall that is visited, and keeps it with the customer's account: at once when they are signed in, or when they
 * sign in later. Nobody waits for it; what could not be told is told with the next page. Spec §7, set mall last login.
 *
 * @param mallId the mall whose page is open, if any
 * @returns the mall that is open or was visited last; null while the server renders, so that pages are cached for everybody
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
