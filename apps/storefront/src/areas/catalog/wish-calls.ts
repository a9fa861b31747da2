import type { Wish } from "@sen/api";
import { withWish } from "@sen/domain";
import type { I18n } from "@sen/i18n";
import type { WishedProduct } from "@sen/ui/catalog";
import type { ToastMessage, useToast } from "@sen/ui/primitives";
import type { useFailureToast } from "../../core/failure-toast.ts";
import type { useAnswers } from "../../core/query.ts";
import { settleToResult, write } from "../../core/write.ts";
import { guestWishes, wishedIdsQuery, wishListQuery } from "./wished-ids.ts";

export interface WishTools {
  isSignedIn: boolean;
  answers: ReturnType<typeof useAnswers>;
  toast: ReturnType<typeof useToast>;
  showFailure: ReturnType<typeof useFailureToast>;
  i18n: I18n;
  listHref: string;
}

/** Number of presses per product: only the latest press settles the state. */
const presses = new Map<number, number>();
let lastToast = 0;

/** Adds a product to the wish list or removes it: optimistic, rolled back on failure. Resolves to whether it was saved. */
export async function saveWish(wish: Wish, isWished: boolean, tools: WishTools): Promise<boolean> {
  const { product_id: id } = wish;
  const { isSignedIn, answers, toast, showFailure, i18n } = tools;
  const asked = wishedIdsQuery();
  if (!isSignedIn) {
    const others = guestWishes.read().filter(({ product_id }) => product_id !== id);
    guestWishes.write(isWished ? withWish(others, wish) : others);
    return true;
  }
  const press = (presses.get(id) ?? 0) + 1;
  presses.set(id, press);
  await answers.set(asked, (known) => {
    const others = known?.data.filter((one) => one !== id) ?? [];
    return known && { ...known, data: isWished ? [id, ...others] : others };
  });
  const answer = await settleToResult(
    isWished
      ? write("POST /wish-list", { body: { items: [wish] } })
      : write("DELETE /wish-list/products/{id}", { path: { id } }),
  );
  if (presses.get(id) !== press) return answer.ok;
  if (answer.ok) {
    await answers.set(asked, answer.data);
    void answers.refetch(wishListQuery());
    return true;
  }
  await answers.refetch(asked).catch(() => undefined);
  toast.dismiss(lastToast);
  const retry = () => saveWish(wish, isWished, tools);
  lastToast = await showFailure(answer.refusal, i18n.t("catalog:wish.failed"), retry);
  return false;
}

/** `saveWish` for a press on a heart, confirmed by a toast with undo or a link to the list. */
export async function setWished(product: WishedProduct, isWished: boolean, tools: WishTools): Promise<void> {
  if (!(await saveWish(wishOf(product), isWished, tools))) return;
  const { isSignedIn, toast, listHref } = tools;
  const { t } = tools.i18n;
  // Replaces the previous toast, because presses may follow quickly.
  const showToast = (message: ToastMessage) => {
    toast.dismiss(lastToast);
    lastToast = toast.show(message);
  };
  if (!isWished) {
    const onPress = () => void saveWish(wishOf(product), true, tools);
    showToast({ title: t("catalog:wish.removed"), action: { label: t("catalog:wish.undo"), onPress } });
  } else if (!isSignedIn) {
    showToast({
      tone: "success",
      title: t("catalog:wish.added"),
      description: t("catalog:wish.added_guest"),
    });
  } else {
    const action = { label: t("catalog:wish.view"), href: listHref };
    showToast({ tone: "success", title: t("catalog:wish.added"), action });
  }
}

/** A wish for a product at its current price. */
export const wishOf = (product: WishedProduct, variantId: number | null = null): Wish => ({
  product_id: product.id,
  variant_id: variantId,
  added_at: new Date().toISOString(),
  price_added: product.price_after_discount,
});
