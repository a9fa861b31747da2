import type { Coupon } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { useToast } from "@sen/ui/primitives";
import { useAfterSignIn } from "../../core/session/after-sign-in.ts";
import { useCustomerId } from "../../core/session/use-customer.ts";
import { refusalOf, write } from "../../core/write.ts";
import { customerQuery, useQuery } from "../../core/query.ts";
import { useRefusal } from "../../core/refusal.ts";

/** The coupons that the customer has, and saving one; a guest is asked to sign in first, and then has it. */
export function useSavedCoupons() {
  const customerId = useCustomerId();
  const toast = useToast();
  const { t } = useTranslation("catalog");
  const refused = useRefusal();
  const { data, mutate } = useQuery(
    customerQuery(customerId, "/coupons/mine", { params: { query: { per_page: 100 } } }),
  );

  /** Saves it; what fails is told with the way to ask again. */
  async function save(coupon: Pick<Coupon, "id" | "code">): Promise<boolean> {
    const { id, code } = coupon;
    const failure = await refusalOf(write("POST /coupons/{id}/save", { path: { id } })).catch(
      (lost: unknown) => lost,
    );
    await mutate().catch(() => undefined);
    if (failure === null) return true;
    toast.show({
      tone: "danger",
      title: t("coupon.save_failed", { code }),
      description: refused(failure).message,
      action: { label: t("retry"), onPress: () => void save(coupon) },
    });
    return false;
  }
  const askToSignIn = useAfterSignIn("save-coupon", async (coupon: Pick<Coupon, "id" | "code">) => {
    const isSaved = await save(coupon);
    if (isSaved) toast.show({ tone: "success", title: t("coupon.saved_named", { code: coupon.code }) });
  });
  return {
    savedCoupons: data?.data.items ?? [],
    savedCouponIds: data?.data.items.map(({ id }) => id) ?? [],
    async onSaveCoupon({ id, code }: Coupon): Promise<void> {
      await (customerId === null ? askToSignIn({ id, code }) : save({ id, code }));
    },
  };
}
