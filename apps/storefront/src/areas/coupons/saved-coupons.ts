import type { Coupon, QueryParams } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { useToast } from "@sen/ui/primitives";
import { useFailureToast } from "../../core/failure-toast.ts";
import useSWR from "swr";
import { ask, CUSTOMERS, customerQuery, query } from "../../core/query.ts";
import { useAfterSignIn } from "../../core/session/after-sign-in.ts";
import { useIsSignedIn } from "../../core/session/session.ts";
import { settleToResult, write } from "../../core/write.ts";

/** The first page of coupons that can be saved now. */
export const couponsQuery = (of: QueryParams<"/coupons">["query"] = {}) =>
  query("/coupons", { query: { ...of, per_page: 8 } });

type SavedCoupon = Pick<Coupon, "id" | "code">;

/** The contract's maximum number of ids per query. */
const AT_ONCE = 100;

/** Which of the shown coupons the customer has saved, and saving one. A guest signs in first; the coupon is saved afterwards. */
export function useSavedCoupons(shown: readonly Pick<Coupon, "id">[]) {
  const isSignedIn = useIsSignedIn();
  const toast = useToast();
  const { t } = useTranslation("catalog");
  const showFailure = useFailureToast();
  const ids = shown.map(({ id }) => id);
  const asked = isSignedIn && ids.length > 0 ? (["/coupons/mine", { ids }, CUSTOMERS] as const) : null;
  const { data: savedCoupons = [], mutate } = useSWR(asked, askSaved, { keepPreviousData: true });

  /** Saves a coupon. A failure shows a toast with a retry button. */
  async function save({ id, code }: SavedCoupon): Promise<boolean> {
    const { ok, refusal } = await settleToResult(write("POST /coupons/{id}/save", { path: { id } }));
    await mutate();
    if (!ok) await showFailure(refusal, t("coupon.save_failed", { code }), () => save({ id, code }));
    return ok;
  }
  const askToSignIn = useAfterSignIn("save-coupon", async (coupon: SavedCoupon) => {
    const isSaved = await save(coupon);
    if (isSaved) toast.show({ tone: "success", title: t("coupon.saved_named", { code: coupon.code }) });
  });
  return {
    savedCoupons,
    savedCouponIds: savedCoupons.map(({ id }) => id),
    async onSaveCoupon({ id, code }: Coupon): Promise<void> {
      await (isSignedIn ? save({ id, code }) : askToSignIn({ id, code }));
    },
  };
}

async function askSaved([path, { ids }]: readonly ["/coupons/mine", { ids: number[] }, string]) {
  const questions = [];
  for (let first = 0; first < ids.length; first += AT_ONCE) {
    const some = { ids: ids.slice(first, first + AT_ONCE), per_page: AT_ONCE };
    questions.push(ask(customerQuery(path, { query: some })));
  }
  return (await Promise.all(questions)).flatMap(({ data }) => data.items);
}
