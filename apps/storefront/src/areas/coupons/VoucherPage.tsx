import { VoucherScreen, type VoucherState } from "@sen/ui/coupons";
import { useListBehind } from "../../core/endless-list.ts";
import { listState, rowsOf } from "../../core/list-state.ts";
import { customerQuery } from "../../core/query.ts";
import { useHref, type Values } from "../../core/href.ts";
import { useLinks } from "../links.ts";
import { COUPONS_A_PAGE } from "./coupons.ts";
import { couponRoutes } from "./routes.ts";

const walletQuery = (state: VoucherState, after?: number) =>
  customerQuery("/coupons/mine", { query: { state, after, per_page: COUPONS_A_PAGE } });

export default function VoucherPage({ status }: Values<typeof couponRoutes.wallet>) {
  const href = useHref();
  const tab = status ?? "usable";
  const list = useListBehind((after?: number) => walletQuery(tab, after));
  return (
    <VoucherScreen
      tab={tab}
      tabHref={(state) => href(couponRoutes.wallet, { status: state === "usable" ? undefined : state })}
      list={listState(list, rowsOf(list.pages))}
      hrefs={useLinks()}
    />
  );
}
