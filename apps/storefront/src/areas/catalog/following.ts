import type { TenantSummary } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import type { Following } from "@sen/ui/catalog";
import { useToast } from "@sen/ui/primitives";
import { useFailureToast } from "../../core/failure-toast.ts";
import { customerQuery, useAnswers, useQuery } from "../../core/query.ts";
import { useAfterSignIn } from "../../core/session/after-sign-in.ts";
import { useIsSignedIn } from "../../core/session/session.ts";
import { settleToResult, write } from "../../core/write.ts";
import { useLinks } from "../links.ts";
import { shopQuery } from "./queries.ts";

type Shop = Pick<TenantSummary, "id" | "name">;

/** Number of presses per shop: only the latest press settles the state. */
const presses = new Map<number, number>();

/** The followed shops, and following one: optimistic, rolled back on failure. A guest signs in first; the shop is followed afterwards. */
export function useFollowing(): Following {
  const isSignedIn = useIsSignedIn();
  const answers = useAnswers();
  const toast = useToast();
  const showFailure = useFailureToast();
  const { followedShops } = useLinks();
  const { t } = useTranslation("catalog");
  const asked = customerQuery("/followed-shops/ids");
  const ids = useQuery(asked).data?.data ?? [];

  async function save(shop: Shop, isFollowed: boolean): Promise<void> {
    const { id, name } = shop;
    const press = (presses.get(id) ?? 0) + 1;
    presses.set(id, press);
    await answers.set(asked, (known) => {
      const others = known?.data.filter((one) => one !== id) ?? [];
      return known && { ...known, data: isFollowed ? [id, ...others] : others };
    });
    const path = { id };
    const answer = await settleToResult(
      isFollowed
        ? write("POST /followed-shops/{id}", { path })
        : write("DELETE /followed-shops/{id}", { path }),
    );
    if (presses.get(id) !== press) return;
    if (!answer.ok) {
      await answers.refetch(asked).catch(() => undefined);
      await showFailure(answer.refusal, t("follow.failed"), () => save(shop, isFollowed));
      return;
    }
    // A list that is known has the change already, and perhaps another one whose response is pending.
    await answers.set(asked, (known) => known ?? answer.data);
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
    isFollowed: (id) => ids.includes(id),
    onFollow: ({ id, name }) =>
      isSignedIn ? save({ id, name }, !ids.includes(id)) : askToSignIn({ id, name }),
  };
}
