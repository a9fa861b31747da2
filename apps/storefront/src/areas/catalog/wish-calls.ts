import type { Wish } from "@sen/api";
import { withWish } from "@sen/domain";
import type { I18n } from "@sen/i18n";
import type { WishedProduct } from "@sen/ui/catalog";
import type { useToast } from "@sen/ui/primitives";
import type { useFailureToast } from "../../core/failure-toast.ts";
import type { useAnswers } from "../../core/query.ts";
import { serverNow } from "../../core/server-clock.ts";
import { write } from "../../core/write.ts";
import { savePressedId } from "../../core/save-press.ts";
import { guestWishes, pressedWishes, wishedIdsQuery, wishListQuery } from "./wished-ids.ts";

export interface WishTools {
  isSignedIn: boolean;
  answers: ReturnType<typeof useAnswers>;
  toast: ReturnType<typeof useToast>;
  showFailure: ReturnType<typeof useFailureToast>;
  i18n: I18n;
  listHref: string;
}

let lastToast = 0;

/** Adds a product to the wish list or removes it, shown at once. Resolves to whether it was saved. */
export async function saveWish(wish: Wish, isWished: boolean, tools: WishTools): Promise<boolean> {
  const { product_id: id } = wish;
  const { isSignedIn, answers, toast, showFailure, i18n } = tools;
  if (!isSignedIn) {
    const others = guestWishes.read().filter(({ product_id }) => product_id !== id);
    guestWishes.write(isWished ? withWish(others, wish) : others);
    return true;
  }
  const { ok, refusal, isLatest } = await savePressedId(
    { pressed: pressedWishes, asked: wishedIdsQuery(), answers },
    [id, isWished],
    isWished
      ? write("POST /wish-list", { body: { items: [wish] } })
      : write("DELETE /wish-list/products/{id}", { path: { id } }),
  );
  if (isLatest && ok) void answers.refetch(wishListQuery());
  if (isLatest && !ok) {
    toast.dismiss(lastToast);
    const retry = () => saveWish(wish, isWished, tools);
    lastToast = await showFailure(refusal, i18n.t("catalog:wish.failed"), retry);
  }
  return ok;
}

/** `saveWish` for a press on a heart, confirmed by a toast with undo or a link to the list. */
export async function setWished(product: WishedProduct, isWished: boolean, tools: WishTools): Promise<void> {
  if (!(await saveWish(wishOf(product), isWished, tools))) return;
  const { isSignedIn, toast, listHref } = tools;
  const { t } = tools.i18n;
  const undo = { label: t("catalog:wish.undo"), onPress: () => void saveWish(wishOf(product), true, tools) };
  const hint = isSignedIn
    ? { action: { label: t("catalog:wish.view"), href: listHref } }
    : { description: t("catalog:wish.added_guest") };
  // Replaces the previous toast, because presses may follow quickly.
  toast.dismiss(lastToast);
  lastToast = toast.show(
    isWished
      ? { tone: "success", title: t("catalog:wish.added"), ...hint }
      : { title: t("catalog:wish.removed"), action: undo },
  );
}

/** A wish for a product at its current price. */
export const wishOf = (product: WishedProduct, variantId: number | null = null): Wish => ({
  product_id: product.id,
  variant_id: variantId,
  added_at: new Date(serverNow()).toISOString(),
  price_added: product.price_after_discount,
});
