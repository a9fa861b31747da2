import type { MyCoupon } from "@sen/api";
import { useFormat, useTranslation } from "@sen/i18n";
import { TicketCheck, TicketX } from "lucide-react";
import { styled } from "styled-components";
import { CouponChip } from "../../catalog/CouponChip/CouponChip.tsx";
import { color, mixins, space, weight } from "../../foundations/index.ts";
import {
  ButtonLink,
  EmptyState,
  type LoadedPages,
  PagedList,
  type Request,
  Skeleton,
  TabLinks,
} from "../../primitives/index.ts";

/** What can become of a saved coupon, as the wallet's tabs show it. */
export const VOUCHER_STATES = ["usable", "used", "expired"] as const;
export type VoucherState = (typeof VOUCHER_STATES)[number];

/** The saved coupons of the tab that is on, as far as they are known. */
export type VoucherList = Request<
  LoadedPages & {
    /** Of all pages loaded so far, the one that ends first in front. */
    coupons: readonly MyCoupon[];
    /** The server's clock, ISO 8601: windows are measured against it. */
    now: string;
  }
>;

export interface VoucherScreenProps {
  /** Which tab is on. */
  tab: VoucherState;
  /** The address of a tab: it lives in the URL. */
  tabHref: (tab: VoucherState) => string;
  /** What the list holds so far, or that it is still loading or could not be had. */
  list: VoucherList;
  /** The address of a coupon. */
  couponHref: (id: number) => string;
  /** Where the goods are that a coupon fits. */
  goodsHref: (coupon: MyCoupon) => string;
  /** All coupons that can be saved. */
  hallHref: string;
  /** Where the coupons are used. */
  cartHref: string;
}

/** The customer's saved coupons: usable, used and expired, and what each would take off the cart as it is now. Spec §2, vouchers. */
export function VoucherScreen({ tab, tabHref, list, ...hrefs }: VoucherScreenProps) {
  const { t } = useTranslation(["coupons", "catalog"]);
  const tabs = VOUCHER_STATES.map((state) => ({ href: tabHref(state), label: t(`wallet.tab.${state}`) }));
  return (
    <Root>
      <header>
        <h1>{t("wallet.title")}</h1>
        <ButtonLink tone="quiet" size="small" href={hrefs.hallHref}>
          {t("wallet.hall")}
        </ButtonLink>
      </header>
      <TabLinks label={t("wallet.tabs")} tabs={tabs} current={tabHref(tab)} />
      <PagedList
        request={list}
        loading={t("wallet.loading")}
        skeleton={
          <div data-coupons>
            <Skeleton shape="box" height="11rem" />
            <Skeleton shape="box" height="11rem" />
          </div>
        }
        failed={t("wallet.failed")}
        lengthOf={({ coupons }) => coupons.length}
        empty={
          <EmptyState
            picture={tab === "used" ? <TicketCheck /> : <TicketX />}
            title={t(`wallet.empty.${tab}`)}
            action={tab === "usable" && <ButtonLink href={hrefs.hallHref}>{t("wallet.hall")}</ButtonLink>}
          >
            {t(`wallet.empty_hint.${tab}`)}
          </EmptyState>
        }
        more={{
          label: t("hall.more"),
          progress: (counts) => t("hall.progress", counts),
          failed: t("hall.more_failed"),
        }}
      >
        {({ coupons, now }) => (
          <ul data-coupons>
            {coupons.map((coupon) => (
              <li key={coupon.id}>
                <CouponChip
                  coupon={coupon}
                  now={now}
                  used={coupon.used_at !== null}
                  href={hrefs.couponHref(coupon.id)}
                  action={
                    tab === "usable" && (
                      <ButtonLink
                        tone="soft"
                        size="small"
                        href={coupon.cart_saving > 0 ? hrefs.cartHref : hrefs.goodsHref(coupon)}
                        aria-label={t("wallet.use_named", { code: coupon.code })}
                      >
                        {t("wallet.use")}
                      </ButtonLink>
                    )
                  }
                />
                <ForTheCart coupon={coupon} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </Root>
  );
}

/** What a coupon would do for the cart now; nothing where it has to do with none of it. */
function ForTheCart({ coupon }: { coupon: MyCoupon }) {
  const { t } = useTranslation("coupons");
  const { dong, dateTime } = useFormat();
  if (coupon.used_at !== null) return <p>{t("wallet.used_at", { time: dateTime(coupon.used_at) })}</p>;
  if (coupon.cart_saving > 0) {
    return <p data-saving>{t("wallet.saves", { amount: dong(coupon.cart_saving) })}</p>;
  }
  if (coupon.cart_missing === null) return null;
  return <p>{t("wallet.missing", { amount: dong(coupon.cart_missing) })}</p>;
}

const Root = styled.section`
  ${mixins.stack(4)}

  > header {
    ${mixins.wrappedRow(2)}
    justify-content: space-between;
  }
  [data-coupons] {
    ${mixins.grid(4)}
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
  }
  li {
    display: grid;
    grid-template-rows: 1fr auto;
  }
  li > p {
    padding: ${space[1]} ${space[2]} 0;
    ${mixins.textStyle("small", { color: "inkMuted" })}
  }
  li > [data-saving] {
    color: ${color.success};
    font-weight: ${weight.medium};
  }
`;
