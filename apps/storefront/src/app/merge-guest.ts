import type { useToast } from "@sen/ui/primitives";
import { mergeKey, readGuestCart, writeGuestCart } from "../areas/cart/guest-cart-store.ts";
import type { useRefreshCart } from "../areas/cart/known-cart.ts";
import { sendViewed, viewedStore } from "../areas/catalog/viewed-prices.ts";
import { guestWishes, wishedIdsQuery, wishListQuery } from "../areas/catalog/wished-ids.ts";
import type { useAnswers } from "../core/query.ts";
import { answered, settleToResult, write } from "../core/write.ts";

/** Shows the result of a merge. */
export interface MergeTools {
  answers: ReturnType<typeof useAnswers>;
  refreshCart: ReturnType<typeof useRefreshCart>;
  toast: ReturnType<typeof useToast>;
}

/**
 * Merges the guest data on this device into the account that has signed in. Rejects if the cart could not be merged; viewed
 * products and wishes that fail are retried silently on the next page.
 */
export async function mergeGuest(tools: MergeTools): Promise<void> {
  void mergeViewed();
  void mergeWishes(tools);
  await mergeCart(tools);
}

/** Merges the cart, and tells the customer what could not be added (sold out, or the cart is full). */
async function mergeCart({ refreshCart, toast }: MergeTools): Promise<void> {
  const items = [...readGuestCart()];
  if (items.length === 0) return;
  const key = mergeKey.read() ?? crypto.randomUUID();
  mergeKey.write(key);
  const { cart, results } = await answered(write("POST /carts", { key, body: { items } }));
  writeGuestCart([]);
  await refreshCart(cart);
  for (const { message } of results) if (message) toast.show({ title: message });
}

async function mergeViewed(): Promise<void> {
  const entries = viewedStore.read();
  if (entries.length > 0 && (await sendViewed(entries))) viewedStore.write(null);
}

async function mergeWishes({ answers }: MergeTools): Promise<void> {
  const items = [...guestWishes.read()];
  if (items.length === 0) return;
  const { ok } = await settleToResult(write("POST /wish-list", { body: { items } }));
  if (!ok) return;
  guestWishes.write(null);
  // Both may have been fetched before the merge.
  await answers.refetch(wishedIdsQuery(), wishListQuery());
}
