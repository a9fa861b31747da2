import type { Coupon } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { styled } from "styled-components";
import { CouponChip } from "../../catalog/CouponChip/CouponChip.tsx";
import type { CouponStripProps } from "../../catalog/CouponStrip/CouponStrip.tsx";
import { useCouponText } from "../../catalog/CouponChip/use-coupon-text.ts";
import { color, mixins, motion, radius, space, text } from "../../foundations/index.ts";

export interface CouponLineProps extends Omit<CouponStripProps, "label"> {
  /** The product's price, in dong. Coupons whose minimum it reaches come first, then the nearest. */
  price: number;
}

/** A product's coupons in one line, showing the first discounts. A click expands all coupons with their terms, to save them. */
export function CouponLine({ coupons: all, price, now, savedCouponIds = [], ...given }: CouponLineProps) {
  const { t } = useTranslation("product");
  const missing = (coupon: Coupon) => Math.max(0, coupon.min_order_value - price);
  const coupons = [...all].sort((one, other) => missing(one) - missing(other));
  const [open, setOpen] = useState(false);
  const list = useId();
  return (
    <div>
      <Line type="button" aria-expanded={open} aria-controls={list} onClick={() => setOpen(!open)}>
        <strong>{t("coupons")}</strong>
        <span>
          {coupons.slice(0, 4).map((coupon) => (
            <Value key={coupon.id} coupon={coupon} />
          ))}
        </span>
        <ChevronDown aria-hidden size={18} />
      </Line>
      <List id={list} hidden={!open}>
        {open &&
          coupons.map((coupon) => (
            <li key={coupon.id}>
              <CouponChip
                coupon={coupon}
                now={now}
                saved={savedCouponIds.includes(coupon.id)}
                onSave={given.onSaveCoupon}
                href={given.couponHref(coupon.id)}
              />
            </li>
          ))}
      </List>
    </div>
  );
}

function Value({ coupon }: { coupon: Coupon }) {
  return <i>{useCouponText(coupon).value} </i>;
}

const Line = styled.button`
  ${mixins.row(3)}
  width: 100%;
  min-height: 44px;
  border-radius: ${radius.medium};
  text-align: left;
  font: ${text.small};
  transition: background ${motion.quick};

  &:hover {
    background: ${color.surfaceHover};
  }
  > strong {
    flex: none;
  }
  > span {
    ${mixins.fill}
    ${mixins.oneLine}
  }
  > span > i {
    display: inline-block;
    margin-right: ${space[2]};
    padding: 2px ${space[2]};
    border: 1px solid ${color.brand};
    border-radius: ${radius.small};
    color: ${color.brand};
  }
  > svg {
    color: ${color.inkMuted};
    transition: rotate ${motion.quick};
  }
  &[aria-expanded="true"] > svg {
    rotate: 180deg;
  }
`;

const List = styled.ul`
  &:not([hidden]) {
    ${mixins.grid(3)}
    padding-top: ${space[2]};
  }
`;
