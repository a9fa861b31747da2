import type { Wish } from "@sen/api";
import { useI18n } from "@sen/i18n";
import { WishesContext, type WishedProduct, type Wishes } from "@sen/ui/catalog";
import { useToast } from "@sen/ui/primitives";
import { useEffect, useMemo, useRef, type ReactNode } from "react";
import { useFailureToast } from "../../core/failure-toast.ts";
import { useAnswers } from "../../core/query.ts";
import { useAfterSignIn } from "../../core/session/after-sign-in.ts";
import { useIsSignedIn } from "../../core/session/session.ts";
import { useLazyStore } from "../../core/store.ts";
import { useLinks } from "../links.ts";
import type * as WishCalls from "./wish-calls.ts";
import { useHasWish } from "./wished-ids.ts";

const unknown: Wishes["has"] = () => undefined;
const wishCalls = () => import("./wish-calls.ts");

/** Provides products with their heart. The wish list is fetched when the first heart is shown; the actions with the first press. */
export function WishesProvider({ children }: { children: ReactNode }) {
  const i18n = useI18n();
  const isSignedIn = useIsSignedIn();
  const { read, subscribe } = useLazyStore(unknown, useHasWish);
  const tools: WishCalls.WishTools = {
    isSignedIn,
    answers: useAnswers(),
    toast: useToast(),
    showFailure: useFailureToast(),
    i18n,
    listHref: useLinks().wishList,
  };
  const askToSignIn = useAfterSignIn("tell-when-back", async (wish: Wish) => {
    const { saveWish } = await wishCalls();
    const title = i18n.t("product:buy.will_tell");
    if (await saveWish(wish, true, tools)) tools.toast.show({ tone: "success", title });
  });
  // Keeps the context's value stable.
  const latest = useRef({ tools, askToSignIn });
  useEffect(() => {
    latest.current = { tools, askToSignIn };
  });

  const wishes = useMemo((): Wishes => {
    const run = async <Done,>(
      act: (calls: typeof WishCalls, tools: WishCalls.WishTools) => Promise<Done>,
    ): Promise<Done | false> => {
      const { tools } = latest.current;
      try {
        return await act(await wishCalls(), tools);
      } catch {
        tools.toast.show({ tone: "danger", title: tools.i18n.t("catalog:wish.failed") });
        return false;
      }
    };
    return {
      subscribe,
      has: (id) => read()(id),
      toggle(product: WishedProduct) {
        const isWished = read()(product.id);
        return run(({ setWished }, tools) => setWished(product, !isWished, tools));
      },
      keep: (product) => run(({ saveWish, wishOf }, tools) => saveWish(wishOf(product), true, tools)),
      tellWhenBack: (product, variantId) =>
        run(async ({ saveWish, wishOf }, tools) => {
          const wish = wishOf(product, variantId);
          if (tools.isSignedIn) return saveWish(wish, true, tools);
          await latest.current.askToSignIn(wish);
          return null;
        }),
    };
  }, [read, subscribe]);
  return <WishesContext value={wishes}>{children}</WishesContext>;
}
