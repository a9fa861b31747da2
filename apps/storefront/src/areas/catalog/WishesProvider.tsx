import type { Wish } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { WishesContext, type WishedProduct } from "@sen/ui/catalog";
import { useToast } from "@sen/ui/primitives";
import { useEffect, useMemo, useRef, type ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { useFailureToast } from "../../core/failure-toast.ts";
import { useAnswers } from "../../core/query.ts";
import { useAfterSignIn } from "../../core/session/after-sign-in.ts";
import { useCustomerId } from "../../core/session/session.ts";
import { useAskedStore } from "../../core/use-asked-store.ts";
import { useLinks } from "../links.ts";
import { guestWishes } from "./guest-wishes.ts";
import type { WishTools } from "./wish-calls.ts";
import { useWishedIds } from "./wished-ids.ts";

const wishCalls = () => import("./wish-calls.ts");

/** What hearts work with, as it is now: for whom, and how it is told. */
function useWishTools(): WishTools {
  const { t } = useTranslation(["catalog", "product"]);
  const navigate = useNavigate();
  const links = useLinks();
  return {
    customerId: useCustomerId(),
    answers: useAnswers(),
    toast: useToast(),
    showFailure: useFailureToast(),
    t,
    showList: () => void navigate(links.wishList),
  };
}

/** Gives every product below its heart. The wish list is fetched once, when the first heart is shown; what hearts do, with the first press. */
export function WishesProvider({ children }: { children: ReactNode }) {
  const tools = useWishTools();
  const { customerId, toast, t } = tools;
  const { store, isAsked } = useAskedStore<ReadonlySet<number>>(new Set());
  const ids = useWishedIds(isAsked);
  useEffect(() => {
    if (ids) store.set(ids);
  }, [store, ids]);

  const askToSignIn = useAfterSignIn("tell-when-back", async (wish: Wish) => {
    const { saveWish } = await wishCalls();
    if (await saveWish(wish, true, tools)) toast.show({ tone: "success", title: t("product:buy.will_tell") });
  });
  // The context's value stays the same object.
  const latest = useRef({ tools, askToSignIn });
  useEffect(() => {
    latest.current = { tools, askToSignIn };
  });
  useEffect(() => {
    if (customerId === null || guestWishes.read().length === 0) return;
    // What cannot be fetched now is with the next page.
    wishCalls().then(
      ({ mergeGuestWishes }) => mergeGuestWishes(latest.current.tools),
      () => undefined,
    );
  }, [customerId]);

  const wishes = useMemo(() => {
    const save = async (product: WishedProduct, variantId?: number | null) => {
      const { saveWish, wishOf } = await wishCalls();
      return saveWish(wishOf(product, variantId), true, latest.current.tools);
    };
    const failed = () => {
      const { tools } = latest.current;
      tools.toast.show({ tone: "danger", title: tools.t("catalog:wish.failed") });
      return false;
    };
    return {
      subscribe: store.subscribe,
      has: (id: number) => store.read().has(id),
      async toggle(product: WishedProduct) {
        const isWished = store.read().has(product.id);
        await wishCalls().then(
          ({ setWished }) => setWished(product, !isWished, latest.current.tools),
          failed,
        );
      },
      keep: (product: WishedProduct) => save(product).catch(failed),
      async tellWhenBack(product: WishedProduct, variantId: number | null) {
        if (latest.current.tools.customerId !== null) return save(product, variantId).catch(failed);
        return wishCalls().then(async ({ wishOf }) => {
          await latest.current.askToSignIn(wishOf(product, variantId));
          return null;
        }, failed);
      },
    };
  }, [store]);
  return <WishesContext value={wishes}>{children}</WishesContext>;
}
