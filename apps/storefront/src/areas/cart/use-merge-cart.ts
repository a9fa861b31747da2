import { useTranslation } from "@sen/i18n";
import { useToast } from "@sen/ui/primitives";
import { useSWRConfig } from "swr";
import { readSession } from "../../core/session/session-store.ts";
import { cacheKey } from "../../core/query.ts";
import { useRefusal } from "../../core/refusal.ts";
import { mergeGuestCart } from "./merge-guest-cart.ts";
import { cartQuery } from "./use-cart.ts";

/** How long the message of a cart that waits stays on show, in ms: with it goes the way to join it now. */
const RETRY_STAY_MS = 15_000;

/**
 * Brings the device's cart into the customer's, and tells what of it was not taken. A failure says that the cart waits on
 * the device, with the way to try again. Never rejects.
 */
export function useMergeCart(): () => Promise<void> {
  const { t } = useTranslation("shell");
  const toast = useToast();
  const { mutate } = useSWRConfig();
  const refused = useRefusal();

  async function join(): Promise<void> {
    const joined = await mergeGuestCart().catch((lost: unknown) => ({ ok: false as const, refusal: lost }));
    if (joined === null) return;
    if (joined.ok) {
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
    toast.show({
      tone: "danger",
      title: t("cart_waits.title"),
      description: refused(joined.refusal).message,
      action: { label: t("cart_waits.retry"), onPress: () => void join() },
      stayMs: RETRY_STAY_MS,
    });
  }
  return join;
}
