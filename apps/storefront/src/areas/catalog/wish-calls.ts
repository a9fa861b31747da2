import { withWish, type Wish } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import type { WishedProduct } from "@sen/ui/catalog";
import { useToast } from "@sen/ui/primitives";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { useSWRConfig } from "swr";
import { recordFetchedAt } from "../../core/answer-age.ts";
import { cacheKey } from "../../core/query.ts";
import { useRefusal } from "../../core/refusal.ts";
import { useHref } from "../../core/route.ts";
import { useAfterSignIn } from "../../core/session/after-sign-in.ts";
import { useCustomerId } from "../../core/session/use-customer.ts";
import { write } from "../../core/write.ts";
import { guestWishes, TELL_WHEN_BACK } from "./guest-wishes.ts";
import { catalogRoutes } from "./routes.ts";
import { wishListQuery } from "./wish-list.ts";
import { wishedIdsQuery } from "./wished-ids.ts";

/** What hearts do. */
export interface WishCalls {
  setWished: (product: WishedProduct, isWished: boolean) => Promise<void>;
  keep: (product: WishedProduct) => Promise<boolean>;
  /** Null where a guest is asked to sign in first, and then has it. */
  tellWhenBack: (product: WishedProduct, variantId: number | null) => Promise<boolean | null>;
}

/** Puts products on the wish list and takes them off: shown at once, taken back where the server says no. */
export function useWishCalls(): WishCalls {
  const customerId = useCustomerId();
  const { t } = useTranslation(["catalog", "product"]);
  const toast = useToast();
  const refused = useRefusal();
  const href = useHref();
  const navigate = useNavigate();
  const { mutate } = useSWRConfig();
  const presses = useRef(new Map<number, number>());
  const lastToast = useRef(0);
  /** Says one thing at a time of the list: presses follow each other fast. */
  function say(message: Parameters<typeof toast.show>[0]): void {
    toast.dismiss(lastToast.current);
    lastToast.current = toast.show(message);
  }

  async function save(wish: Wish, isWished: boolean): Promise<boolean> {
    const { product_id: id } = wish;
    const asked = wishedIdsQuery(customerId);
    if (asked === null) {
      const others = guestWishes.read().filter(({ product_id }) => product_id !== id);
      guestWishes.write(isWished ? withWish(others, wish) : others);
      return true;
    }
    const key = cacheKey(asked);
    const press = (presses.current.get(id) ?? 0) + 1;
    presses.current.set(id, press);
    await mutate<{ data: number[] }>(
      key,
      (known) => {
        const others = known?.data.filter((one) => one !== id) ?? [];
        return known && { ...known, data: isWished ? [id, ...others] : others };
      },
      { revalidate: false },
    );
    const writing = isWished
      ? write("POST /wish-list", { body: { items: [wish] } })
      : write("DELETE /wish-list/products/{id}", { path: { id } });
    const answer = await writing.catch((lost: unknown) => ({ ok: false as const, refusal: lost }));
    // A later press has its own answer.
    if (presses.current.get(id) !== press) return answer.ok;
    if (answer.ok) {
      recordFetchedAt(answer.data, Date.now());
      await mutate(key, answer.data, { revalidate: false });
      const list = wishListQuery(customerId);
      if (list) void mutate(cacheKey(list));
      return true;
    }
    await mutate(key).catch(() => undefined);
    say({
      tone: "danger",
      title: t("catalog:wish.failed"),
      description: refused(answer.refusal).message,
      action: { label: t("catalog:retry"), onPress: () => void save(wish, isWished) },
    });
    return false;
  }

  async function setWished(product: WishedProduct, isWished: boolean): Promise<void> {
    if (!(await save(wishOf(product), isWished))) return;
    if (!isWished) {
      const undo = { label: t("catalog:wish.undo"), onPress: () => void save(wishOf(product), true) };
      say({ tone: "neutral", title: t("catalog:wish.removed"), action: undo });
    } else if (customerId === null) {
      say({
        tone: "success",
        title: t("catalog:wish.added"),
        description: t("catalog:wish.added_guest"),
      });
    } else {
      const view = {
        label: t("catalog:wish.view"),
        onPress: () => void navigate(href(catalogRoutes.wishList)),
      };
      say({ tone: "success", title: t("catalog:wish.added"), action: view });
    }
  }

  const askToSignIn = useAfterSignIn(TELL_WHEN_BACK, async (wish: Wish) => {
    if (await save(wish, true)) say({ tone: "success", title: t("product:buy.will_tell") });
  });
  return {
    setWished,
    keep: (product) => save(wishOf(product), true),
    async tellWhenBack(product, variantId) {
      const wish = wishOf(product, variantId);
      if (customerId !== null) return save(wish, true);
      await askToSignIn(wish);
      return null;
    },
  };
}

const wishOf = (product: WishedProduct, variantId: number | null = null): Wish => ({
  product_id: product.id,
  variant_id: variantId,
  added_at: new Date().toISOString(),
  price_added: product.price_after_discount,
});

/** Brings what was wished for on this device to the customer who has signed in. What could not be sent stays for the next page. */
export function useJoinWishes(): void {
  const customerId = useCustomerId();
  const { mutate } = useSWRConfig();
  useEffect(() => {
    const items = customerId === null ? [] : guestWishes.read();
    if (items.length === 0) return;
    write("POST /wish-list", { body: { items: [...items] } }).then(
      ({ ok }) => {
        if (!ok) return;
        guestWishes.write(null);
        // Both may have been fetched before.
        for (const asked of [wishedIdsQuery(customerId), wishListQuery(customerId)]) {
          if (asked) void mutate(cacheKey(asked));
        }
      },
      () => undefined,
    );
  }, [customerId, mutate]);
}
