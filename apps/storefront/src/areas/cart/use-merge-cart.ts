import { useTranslation } from "@sen/i18n";
import { useToast } from "@sen/ui/primitives";
import { useSWRConfig } from "swr";
import { readSession } from "../../core/session/session-store.ts";
import { useLostAnswer } from "../../core/network-error-text.ts";
import { cacheKey } from "../../core/query.ts";
import { useRefusal } from "../../core/refusal.ts";
import { joinGuestCartWithCustomers } from "./merge-guest-cart.ts";
import { cartQuery } from "./use-cart.ts";

/** How long the message of a cart that waits stays on show, in ms: with it goes the way to join it now. */
const RETRY_STAY_MS = 15_000;

/**
 * Brings the device's cart into the customer's, and tells what of it was not taken. A failure says that the cart waits on
 * the device, with the way to try again. Never rejects.
 */
export function useJoinCart(): () => Promise<void> {
  const { t } = useTranslation("shell");
  const toast = useToast();
  const { mutate } = useSWRConfig();
  const refusal = useRefusal();
  const lost = useLostAnswer();

  async function join(): Promise<void> {
    const joined = await joinGuestCartWithCustomers().catch(lost);
    if (joined === null) return;
    if ("data" in joined && joined.data) {
      const { cart, results } = joined.data.data;
      const asked = cartQuery(readSession()?.profile.id ?? null);
      if (asked) {
        await mutate(cacheKey(asked), (old?: object) => ({ ...old, data: cart }), { revalidate: false });
      }
      for (const { message } of results) {
        if (message) toast.show({ title: message });
      }
      return;
    }
    const { message } = "kind" in joined ? joined : refusal(joined.error);
    toast.show({
      tone: "danger",
      title: t("cart_waits.title"),
      description: message,
      action: { label: t("cart_waits.retry"), onPress: () => void join() },
      stayMs: RETRY_STAY_MS,
    });
  }
  return join;
}
