import { useTranslation } from "@sen/i18n";
import { PartyPopper } from "lucide-react";
import { styled } from "styled-components";
import { CouponStrip, type CouponStripProps } from "../../catalog/CouponStrip/CouponStrip.tsx";
import { color, mixins, space } from "../../foundations/index.ts";

/** The coupons for a first order, and the call that saves one. */
export type WelcomeGiftProps = Omit<CouponStripProps, "label">;

/** Welcomes a customer who has not ordered yet, with the coupons for their first order. */
export function WelcomeGift(strip: WelcomeGiftProps) {
  const { t } = useTranslation("account");
  return (
    <Root>
      <h2 data-small>
        <PartyPopper aria-hidden size={22} />
        {t("welcome.title")}
      </h2>
      <p data-muted>{t("welcome.text")}</p>
      <CouponStrip {...strip} label={t("welcome.coupons")} />
    </Root>
  );
}

const Root = styled.section`
  ${mixins.card}
  ${mixins.stack(2)}
  padding: ${space[4]};
  background: ${color.brandSoft};

  > h2 {
    ${mixins.inlineRow(2)}
  }
  > h2 > svg {
    color: ${color.brand};
  }
`;
