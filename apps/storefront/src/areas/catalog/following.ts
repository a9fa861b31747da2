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

/** Presses without a response, and what the server has saved. Only the latest press settles the state. */
const unsettled = new Map<number, { isSaved: boolean }>();

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
    const show = (isShown: boolean) =>
      answers.set(asked, (known) => {
        const others = known?.data.filter((one) => one !== id) ?? [];
        return known && { ...known, data: isShown ? [id, ...others] : others };
      });
    const press = { isSaved: unsettled.get(id)?.isSaved ?? ids.includes(id) };
    unsettled.set(id, press);
    await show(isFollowed);
    const path = { id };
    const answer = await settleToResult(
      isFollowed
        ? write("POST /followed-shops/{id}", { path })
        : write("DELETE /followed-shops/{id}", { path }),
    );
    const latest = unsettled.get(id);
    if (latest && answer.ok) latest.isSaved = isFollowed;
    if (latest !== press) return;
    unsettled.delete(id);
    if (!answer.ok) {
      await show(press.isSaved);
      // A lost response does not say whether it was saved.
      void answers.refetch(asked);
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
