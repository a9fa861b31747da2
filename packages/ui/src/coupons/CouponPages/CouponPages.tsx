import type { Coupon } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { mixins } from "../../foundations/index.ts";
import { PagedList, Skeleton, type LoadedPages, type Request } from "../../primitives/index.ts";

/** A paged list of coupons, the earliest expiry first: loading, failed or ready. */
export type CouponRequestPages<Entry extends Coupon> = Request<
  LoadedPages<Entry> & {
    /** The server's time, ISO 8601, which validity periods are compared with. */
    now: string;
  }
>;

interface CouponPagesProps<Entry extends Coupon> {
  list: CouponRequestPages<Entry>;
  /** The loading message for screen readers. */
  loading: string;
  failed: string;
  /** Shown if the list is empty. */
  empty: ReactNode;
  /** Renders one coupon, given the server's time. */
  children: (coupon: Entry, now: string) => ReactNode;
}

/** A grid of coupons, extended with each loaded page. */
export function CouponPages<Entry extends Coupon>({ list, children, ...texts }: CouponPagesProps<Entry>) {
  const { t } = useTranslation("coupons");
  return (
    <PagedList
      {...texts}
      request={list}
      skeleton={
        <Coupons as="div">
          {[1, 2, 3, 4].map((one) => (
            <Skeleton key={one} shape="box" height="10rem" />
          ))}
        </Coupons>
      }
      more={{
        label: t("hall.more"),
        progress: (counts) => t("hall.progress", counts),
        failed: t("hall.more_failed"),
      }}
    >
      {({ items, now }) => (
        <Coupons>
          {items.map((coupon) => (
            <li key={coupon.id}>{children(coupon, now)}</li>
          ))}
        </Coupons>
      )}
    </PagedList>
  );
}

const Coupons = styled.ul`
  ${mixins.grid(4)}
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));

  > li {
    display: grid;
    grid-template-rows: 1fr auto;
  }
`;
