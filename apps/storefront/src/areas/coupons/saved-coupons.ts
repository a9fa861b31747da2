import type { Coupon } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { useToast } from "@sen/ui/primitives";
import { useFailureToast } from "../../core/failure-toast.ts";
import { query, useCustomerQuery } from "../../core/query.ts";
import { useAfterSignIn } from "../../core/session/after-sign-in.ts";
import { useCustomerId } from "../../core/session/session.ts";
import { attempted, write } from "../../core/write.ts";

/** Whose coupons are shown; of all without either. */
interface CouponsOf {
  /** Those that hold in a mall. */
  mall_id?: number;
  /** A shop's own, with `scope`. */
  tenant_id?: number;
  scope?: "tenant";
}

/** The first coupons that can be saved now. */
export const couponsQuery = (of: CouponsOf = {}) =>
  query("/coupons", { params: { query: { ...of, per_page: 8 } } });

type SavedCoupon = Pick<Coupon, "id" | "code">;

/** The coupons that the customer has, and saving one; a guest is asked to sign in first, and then has it. */
export function useSavedCoupons() {
  const customerId = useCustomerId();
  const toast = useToast();
  const { t } = useTranslation("catalog");
  const showFailure = useFailureToast();
  const { data, mutate } = useCustomerQuery("/coupons/mine", { params: { query: { per_page: 100 } } });
  const savedCoupons = data?.data.items ?? [];

  /** Saves it; what fails is told with the way to ask again. */
  async function save({ id, code }: SavedCoupon): Promise<boolean> {
    const { ok, refusal } = await attempted(write("POST /coupons/{id}/save", { path: { id } }));
    await mutate().catch(() => undefined);
    if (!ok) {
      await showFailure(refusal, {
        title: t("coupon.save_failed", { code }),
        action: { label: t("retry"), onPress: () => void save({ id, code }) },
      });
    }
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
      await (customerId === null ? askToSignIn({ id, code }) : save({ id, code }));
    },
  };
}
