import type { ProductCard } from "@sen/api";
import { compactCount } from "@sen/domain";
import { useFormat, useTranslation } from "@sen/i18n";
import { Zap } from "lucide-react";
import { styled } from "styled-components";
import { color, mixins, radius, space, weight } from "../../foundations/index.ts";
import { PriceDropBadge } from "../../catalog/PriceDropBadge/PriceDropBadge.tsx";
import { Countdown, Price, ProgressBar } from "../../primitives/index.ts";
import type { Offer } from "../variant-choice.ts";

export interface PriceBlockProps {
  /** The product's prices and deal; a list's card fits too. */
  product: Pick<ProductCard, "price_after_discount" | "original_price_after_tax" | "flash_deal">;
  /** Price of the current choice; without it, the product's own. */
  offer?: Offer | null;
  /** Price at the customer's last visit, in dong; null if unknown. */
  priceSeen?: number | null;
  /** The server's time, ISO 8601; without it there is no countdown. */
  now?: string;
  /** Called once, when the deal ends. */
  onDealEnd?: () => void;
  /** Smaller and without the deal, for the variant sheet. */
  compact?: boolean;
}

/** Current price, original price if higher, and the flash deal behind it. Spec §1. */
export function PriceBlock(props: PriceBlockProps) {
  const { product, offer = null, priceSeen = null, now, onDealEnd, compact = false } = props;
  const { t } = useTranslation(["product", "catalog"]);
  const { compact: short } = useFormat();
  const price = offer?.price ?? product.price_after_discount;
  // The deal is for one variant; another one may be cheaper.
  const deal = compact || product.flash_deal?.price !== price ? null : product.flash_deal;
  const counts =
    deal === null ? null : { sold: short(compactCount(deal.sold)), stock: short(compactCount(deal.stock)) };
  return (
    <Root data-deal={deal === null ? undefined : ""}>
      <p>
        {offer?.from === true && <span data-muted>{t("price.from")}</span>}
        <Price
          amount={price}
          original={offer === null ? product.original_price_after_tax : offer.original}
          showDiscount={!compact}
          size={compact ? "medium" : "large"}
        />
        {/* No badge for more expensive variants: `priceSeen` is the product's lowest price. */}
        {price === product.price_after_discount && <PriceDropBadge priceSeen={priceSeen} price={price} />}
      </p>
      {deal !== null && counts !== null && (
        <div>
          <strong>
            <Zap aria-hidden size={18} fill="currentcolor" />
            {t("catalog:card.deal")}
          </strong>
          {now !== undefined && (
            <span>
              <span aria-hidden>{t("catalog:deal.ends_in")}</span>
              <Countdown
                endsAt={deal.ends_at}
                now={now}
                label={t("catalog:deal.ends_in")}
                onEnd={onDealEnd}
              />
            </span>
          )}
          <div>
            <ProgressBar value={deal.sold / deal.stock} tone="sale" label={t("catalog:deal.sold", counts)} />
            <small aria-hidden>{t("catalog:deal.sold_short", counts)}</small>
          </div>
        </div>
      )}
    </Root>
  );
}

const Root = styled.div`
  > p {
    ${mixins.wrap(1, 2)}
    align-items: baseline;
  }
  &[data-deal] {
    overflow: hidden;
    border-radius: ${radius.medium};
    background: ${color.saleSoft};
  }
  &[data-deal] > p {
    padding: ${space[3]} ${space[4]} ${space[1]};
  }
  > div {
    ${mixins.wrappedRow(2, 4)}
    padding: ${space[1]} ${space[4]} ${space[3]};
    ${mixins.textStyle("small", { color: "saleSoftInk" })}
  }
  > div > strong,
  > div > span {
    ${mixins.inlineRow(2)}
    font-weight: ${weight.medium};
  }
  > div > strong {
    font-weight: ${weight.bold};
  }
  > div > div {
    flex: 1 1 140px;
    ${mixins.grid("2px")}
  }
  > div small {
    color: inherit;
  }
`;
