import { priceDrop } from "@sen/domain";
import { useFormat, useTranslation } from "@sen/i18n";
import { TrendingDown } from "lucide-react";
import { styled } from "styled-components";
import { color, mixins, radius, space } from "../../foundations/index.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";

export interface PriceDropBadgeProps {
  /** What it cost when the customer looked at it last, in dong; null where that is not known. */
  priceSeen: number | null;
  /** What it costs now, in dong. */
  price: number;
  /** Says how much cheaper it is, and leaves it to screen readers to say than when: on a card. @default false */
  short?: boolean;
}

/** That something costs less than when the customer saw it last, and by how much; nothing where it does not. */
export function PriceDropBadge({ priceSeen, price, short = false }: PriceDropBadgeProps) {
  const { t } = useTranslation("catalog");
  const { dong } = useFormat();
  const drop = priceDrop(priceSeen, price);
  if (drop === null) return null;
  const amount = dong(drop);
  const whole = t("viewed.cheaper", { amount });
  return (
    <Root data-price-drop>
      <TrendingDown aria-hidden size={14} />
      {short ? (
        <>
          <span aria-hidden>{t("viewed.cheaper_short", { amount })}</span>
          <VisuallyHidden>{whole}</VisuallyHidden>
        </>
      ) : (
        <span>{whole}</span>
      )}
    </Root>
  );
}

const Root = styled.span`
  ${mixins.inlineRow(1)}
  max-width: 100%;
  padding: 1px ${space[2]};
  border-radius: ${radius.full};
  background: ${color.successSoft};
  ${mixins.textStyle("caption", { weight: "semibold", color: "successSoftInk" })}
`;
