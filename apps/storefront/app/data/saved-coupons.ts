import type { Coupon } from "@sen/api";
import { useToast } from "@sen/ui/primitives";
import { useLocation } from "react-router-dom";
import { useNavigate } from "../browser/useNavigate.ts";
import { usePaths } from "../paths.ts";
import { useCustomer } from "../session/useCustomer.ts";
import { api } from "./browser-api.ts";
import { useQuery } from "./query.ts";

/** The coupons that the customer has, and saving one; a guest is asked to sign in first. */
export function useSavedCoupons() {
  const signedIn = useCustomer() !== null;
  const paths = usePaths();
  const navigate = useNavigate();
  const toast = useToast();
  const { pathname, search } = useLocation();
  const { data, mutate } = useQuery(
    "/coupons/mine",
    signedIn ? { params: { query: { per_page: 100 } } } : null,
  );
  return {
    savedCouponIds: data?.data.items.map(({ id }) => id) ?? [],
    async onSaveCoupon({ id }: Coupon): Promise<void> {
      if (!signedIn) {
        await navigate(paths.login(pathname + search));
        return;
      }
      const { error } = await api.POST("/coupons/{id}/save", { params: { path: { id } } });
      if (error) toast.show({ tone: "danger", title: error.message });
      await mutate();
    },
  };
}
