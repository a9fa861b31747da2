import type { Coupon } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { styled } from "styled-components";
import { CouponChip, type CouponChipProps } from "../../catalog/CouponChip/index.ts";
import { mixins } from "../../foundations/index.ts";
import { Dialog } from "../../primitives/index.ts";

export interface CouponListDialogProps extends Pick<CouponChipProps, "now" | "onSave"> {
  /** In the order in which they are shown. */
  coupons: readonly Coupon[];
  /** Ids of those that the customer has. */
  savedIds?: readonly number[] | undefined;
  /** The address of a coupon. Without one a chip is no link. */
  couponHref?: ((id: number) => string) | undefined;
  /** It is to be closed. */
  onClose: () => void;
}

/** Coupons with their terms, each to be saved. */
export function CouponListDialog({
  coupons,
  savedIds = [],
  couponHref,
  onClose,
  ...chip
}: CouponListDialogProps) {
  const { t } = useTranslation("product");
  return (
    <Dialog open onClose={onClose} title={t("coupons")}>
      <List>
        {coupons.map((coupon) => (
          <li key={coupon.id}>
            <CouponChip
              {...chip}
              coupon={coupon}
              saved={savedIds.includes(coupon.id)}
              {...(couponHref && { href: couponHref(coupon.id) })}
            />
          </li>
        ))}
      </List>
    </Dialog>
  );
}

const List = styled.ul`
  ${mixins.plainList}
  ${mixins.grid(3)}
`;
