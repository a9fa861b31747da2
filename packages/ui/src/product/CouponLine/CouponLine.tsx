import { useTranslation } from "@sen/i18n";
import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { styled } from "styled-components";
import { useCouponText } from "../../catalog/CouponChip/use-coupon-text.ts";
import { color, mixins, motion, radius, space, text, weight } from "../../foundations/index.ts";
import { lazyDialog } from "../../lazy-part/index.ts";
import type { CouponListDialogProps } from "./CouponListDialog.tsx";

const CouponListDialog = lazyDialog(() =>
  import("./CouponListDialog.tsx").then((module) => module.CouponListDialog),
);

export type CouponLineProps = Omit<CouponListDialogProps, "onClose">;

/** A product's coupons in one line: what the first ones take off. Pressed, it shows all with their terms, to be saved. */
export function CouponLine(props: CouponLineProps) {
  const { t } = useTranslation("product");
  const [open, setOpen] = useState(false);
  const { coupons } = props;
  return (
    <>
      <Root type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <strong>{t("coupons")}</strong>
        <span>
          {coupons.slice(0, 4).map((coupon) => (
            <Value key={coupon.id} coupon={coupon} />
          ))}
        </span>
        <ChevronRight aria-hidden size={18} />
      </Root>
      {open && <CouponListDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function Value({ coupon }: { coupon: CouponLineProps["coupons"][number] }) {
  return <i>{useCouponText(coupon).value} </i>;
}

const Root = styled.button`
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
    font-weight: ${weight.semibold};
  }
  > span {
    ${mixins.fill}
    ${mixins.wrap(2, 2)}
    /* One line: what does not fit is in the dialog. */
    height: 28px;
    overflow: hidden;
  }
  > span > i {
    padding: 2px ${space[2]};
    border: 1px solid ${color.brand};
    border-radius: ${radius.small};
    color: ${color.brand};
    font-style: normal;
    white-space: nowrap;
  }
  > svg {
    flex: none;
    color: ${color.inkMuted};
  }
`;
