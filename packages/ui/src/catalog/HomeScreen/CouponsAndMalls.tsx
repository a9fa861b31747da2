import type { Mall } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { styled } from "styled-components";
import { mixins } from "../../foundations/index.ts";
import type { CatalogHrefs } from "../catalog-hrefs.ts";
import { CouponStrip, type CouponStripProps } from "../CouponStrip/CouponStrip.tsx";
import { MallCards } from "../MallCards/MallCards.tsx";
import { Shelf } from "../Shelf/Shelf.tsx";

export interface CouponsAndMallsProps extends Omit<CouponStripProps, "label" | "couponHref"> {
  /** The malls, in order. */
  malls: readonly Mall[];
  /** URLs of the links. */
  hrefs: CatalogHrefs;
}

/** The coupons and malls on the home page, between its first screen and its products. */
export function CouponsAndMalls({ malls, hrefs, ...coupons }: CouponsAndMallsProps) {
  const { t } = useTranslation("catalog");
  return (
    <Root>
      {coupons.coupons.length > 0 && (
        <Shelf title={t("home.coupons")} moreHref={hrefs.coupons}>
          <CouponStrip label={t("home.coupons")} couponHref={hrefs.coupon} {...coupons} />
        </Shelf>
      )}
      {malls.length > 0 && (
        <Shelf title={t("home.malls")} text={t("home.malls_text")}>
          <MallCards malls={malls} mallHref={hrefs.mall} />
        </Shelf>
      )}
    </Root>
  );
}

const Root = styled.div`
  ${mixins.pageStack(8, 12)}
`;
