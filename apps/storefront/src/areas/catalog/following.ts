import type { TenantSummary } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import type { Following } from "@sen/ui/catalog";
import { useToast } from "@sen/ui/primitives";
import { useFailureToast } from "../../core/failure-toast.ts";
import { customerQuery, useAnswers, useQuery } from "../../core/query.ts";
import { useAfterSignIn } from "../../core/session/after-sign-in.ts";
import { useIsSignedIn } from "../../core/session/session.ts";
import { useStore } from "../../core/store.ts";
import { write } from "../../core/write.ts";
import { useLinks } from "../links.ts";
import { createPresses, hasId } from "../../core/presses.ts";
import { shopQuery } from "./queries.ts";
import { savePressedId } from "../../core/save-press.ts";

type Shop = Pick<TenantSummary, "id" | "name">;

const pressed = createPresses();

/** The followed shops, and following one, shown at once. A guest signs in first; the shop is followed afterwards. */
export function useFollowing(): Following {
  const isSignedIn = useIsSignedIn();
  const answers = useAnswers();
  const toast = useToast();
  const showFailure = useFailureToast();
  const { followedShops } = useLinks();
  const { t } = useTranslation("catalog");
  const asked = customerQuery("/followed-shops/ids");
  const hasShop = hasId(useQuery(asked).data?.data, useStore(pressed));

  async function save(shop: Shop, isFollowed: boolean): Promise<void> {
    const { id, name } = shop;
    const path = { id };
    const { ok, refusal, isLatest } = await savePressedId(
      { pressed, asked, answers },
      [id, isFollowed],
      isFollowed
        ? write("POST /followed-shops/{id}", { path })
        : write("DELETE /followed-shops/{id}", { path }),
    );
    if (!isLatest) return;
    if (!ok) {
      await showFailure(refusal, t("follow.failed"), () => save(shop, isFollowed));
      return;
    }
    // The shop's follower count has changed.
    void answers.refetch(shopQuery(id), customerQuery("/followed-shops"));
    toast.show(
      isFollowed
        ? {
            tone: "success",
            title: t("follow.followed", { name }),
            action: { label: t("follow.view"), href: followedShops },
          }
        : {
            title: t("follow.unfollowed", { name }),
            action: { label: t("wish.undo"), onPress: () => void save(shop, true) },
          },
    );
  }
  const askToSignIn = useAfterSignIn("follow-shop", (shop: Shop) => save(shop, true));
  return {
    isFollowed: (id) => hasShop(id) ?? false,
    onFollow: ({ id, name }) => (isSignedIn ? save({ id, name }, !hasShop(id)) : askToSignIn({ id, name })),
  };
}
