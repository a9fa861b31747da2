import type { Coupon } from "@sen/api";
import { useToast } from "@sen/ui/primitives";
import { useLocation, useNavigate } from "react-router-dom";
import { usePaths } from "../paths.ts";
import { useCustomerId } from "../session/use-customer.ts";
import { write } from "./api.ts";
import { customerQuery, useQuery } from "./query.ts";
import { useRefusal } from "./refusal.ts";

/** The coupons that the customer has, and saving one; a guest is asked to sign in first. */
export function useSavedCoupons() {
  const customerId = useCustomerId();
  const paths = usePaths();
  const navigate = useNavigate();
  const toast = useToast();
  const refusal = useRefusal();
  const { pathname, search } = useLocation();
  const { data, mutate } = useQuery(
    customerQuery(customerId, "/coupons/mine", { params: { query: { per_page: 100 } } }),
  );
  return {
    savedCouponIds: data?.data.items.map(({ id }) => id) ?? [],
    async onSaveCoupon({ id }: Coupon): Promise<void> {
      if (customerId === null) {
        await navigate(paths.login(pathname + search));
        return;
      }
      const { error } = await write((api) => api.POST("/coupons/{id}/save", { params: { path: { id } } }));
      if (error) toast.show({ tone: "danger", title: refusal(error).message });
      await mutate();
    },
  };
}
