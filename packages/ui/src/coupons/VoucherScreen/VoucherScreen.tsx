import type { MyCoupon } from "@sen/api";
import { useFormat, useTranslation } from "@sen/i18n";
import { TicketCheck, TicketX } from "lucide-react";
import { styled } from "styled-components";
import { CouponChip } from "../../catalog/CouponChip/CouponChip.tsx";
import { color, mixins, space, weight } from "../../foundations/index.ts";
import { ButtonLink, EmptyState, TabLinks } from "../../primitives/index.ts";
import { CouponPages, type CouponRequestPages } from "../CouponPages/CouponPages.tsx";
import { goodsHref, type GoodsHrefs } from "../goods-href.ts";

/** The states of a saved coupon, one tab each. */
export const VOUCHER_STATES = ["usable", "used", "expired"] as const;
export type VoucherState = (typeof VOUCHER_STATES)[number];

export interface VoucherScreenProps {
  /** The current tab. */
  tab: VoucherState;
  /** URL of a tab, which is part of the URL. */
  tabHref: (tab: VoucherState) => string;
  /** The coupons loaded so far: loading, failed or ready. */
  list: CouponRequestPages<MyCoupon>;
  /** URLs of its links; `coupons` lists all that can be saved. */
  hrefs: GoodsHrefs & { coupon: (id: number) => string; coupons: string; cart: string };
}

/** The customer's saved coupons: usable, used and expired, with what each would take off the current cart. Spec §2, vouchers. */
export function VoucherScreen({ tab, tabHref, list, hrefs }: VoucherScreenProps) {
  const { t } = useTranslation(["coupons", "catalog", "shell"]);
  const tabs = VOUCHER_STATES.map((state) => ({ href: tabHref(state), label: t(`wallet.tab.${state}`) }));
  return (
    <Root>
      <header>
        <h1>{t("shell:page.vouchers")}</h1>
        <ButtonLink tone="quiet" size="small" href={hrefs.coupons}>
          {t("wallet.hall")}
        </ButtonLink>
      </header>
      <TabLinks label={t("wallet.tabs")} tabs={tabs} current={tabHref(tab)} />
      <CouponPages
        list={list}
        loading={t("wallet.loading")}
        failed={t("wallet.failed")}
        empty={
          <EmptyState
            picture={tab === "used" ? <TicketCheck /> : <TicketX />}
            title={t(`wallet.empty.${tab}`)}
            action={tab === "usable" && <ButtonLink href={hrefs.coupons}>{t("wallet.hall")}</ButtonLink>}
          >
            {t(`wallet.empty_hint.${tab}`)}
          </EmptyState>
        }
      >
        {(coupon, now) => (
          <>
            <CouponChip
              coupon={coupon}
              now={now}
              used={coupon.used_at !== null}
              href={hrefs.coupon(coupon.id)}
              action={
                tab === "usable" && (
                  <ButtonLink
                    tone="soft"
                    size="small"
                    href={coupon.cart_saving > 0 ? hrefs.cart : goodsHref(coupon, hrefs)}
                    aria-label={t("wallet.use_named", { code: coupon.code })}
                  >
                    {t("detail.use")}
                  </ButtonLink>
                )
              }
            />
            <ForTheCart coupon={coupon} />
          </>
        )}
      </CouponPages>
    </Root>
  );
}

/** A coupon's effect on the current cart, or when it was used; renders nothing if it does not apply to the cart. */
function ForTheCart({ coupon }: { coupon: MyCoupon }) {
  const { t } = useTranslation("coupons");
  const { dong, dateTime } = useFormat();
  if (coupon.used_at !== null) return <Note>{t("wallet.used_at", { time: dateTime(coupon.used_at) })}</Note>;
  if (coupon.cart_saving > 0) {
    return <Note data-saving>{t("wallet.saves", { amount: dong(coupon.cart_saving) })}</Note>;
  }
  if (coupon.cart_missing === null) return null;
  return <Note>{t("wallet.missing", { amount: dong(coupon.cart_missing) })}</Note>;
}

const Root = styled.section`
  ${mixins.stack(4)}

  > header {
    ${mixins.wrappedRow(2)}
    justify-content: space-between;
  }
  > header > a {
    margin-inline-end: calc(-1 * ${space[3]}); /* Fits beside the heading at 360 px in every font. */
  }
`;

const Note = styled.p`
  padding: ${space[1]} ${space[2]} 0;
  ${mixins.textStyle("small", { color: "inkMuted" })}

  &[data-saving] {
    color: ${color.success};
    font-weight: ${weight.medium};
  }
`;
