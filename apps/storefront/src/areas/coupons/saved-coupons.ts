import type { Coupon } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { useToast } from "@sen/ui/primitives";
import { useLocation, useNavigate } from "react-router-dom";
import { useHref } from "../../core/route.ts";
import { authRoutes } from "../auth/routes.ts";
import { useCustomerId } from "../../core/session/use-customer.ts";
import { refusalOf, write } from "../../core/write.ts";
import { customerQuery, useQuery } from "../../core/query.ts";
import { useRefusal } from "../../core/refusal.ts";

/** The coupons that the customer has, and saving one; a guest is asked to sign in first. */
export function useSavedCoupons() {
  const customerId = useCustomerId();
  const href = useHref();
  const navigate = useNavigate();
  const toast = useToast();
  const { t } = useTranslation("catalog");
  const refused = useRefusal();
  const { pathname, search } = useLocation();
  const { data, mutate } = useQuery(
    customerQuery(customerId, "/coupons/mine", { params: { query: { per_page: 100 } } }),
  );

  /** Saves it; what fails is told with the way to ask again. */
  async function save(coupon: Coupon): Promise<void> {
    const { id, code } = coupon;
    const failure = await refusalOf(write("POST /coupons/{id}/save", { path: { id } })).catch(
      (lost: unknown) => lost,
    );
    await mutate().catch(() => undefined);
    if (failure === null) return;
    toast.show({
      tone: "danger",
      title: t("coupon.save_failed", { code }),
      description: refused(failure).message,
      action: { label: t("retry"), onPress: () => void save(coupon) },
    });
  }
  return {
    savedCoupons: data?.data.items ?? [],
    savedCouponIds: data?.data.items.map(({ id }) => id) ?? [],
    async onSaveCoupon(coupon: Coupon): Promise<void> {
      if (customerId === null) {
        await navigate(href(authRoutes.login, { next: pathname + search }));
        return;
      }
      await save(coupon);
    },
  };
}
