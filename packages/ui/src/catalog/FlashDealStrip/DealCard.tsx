import type { FlashDeal } from "@sen/api";
import { compactCount } from "@sen/domain";
import { useFormat, useTranslation } from "@sen/i18n";
import { styled } from "styled-components";
import { mixins, space } from "../../foundations/index.ts";
import { Link, Picture, Price, ProgressBar } from "../../primitives/index.ts";
import { PriceDropBadge } from "../PriceDropBadge/PriceDropBadge.tsx";
import { productTile } from "../product-tile.ts";
import { useSeenPrice } from "../seen-prices.ts";

export interface DealCardProps {
  /** The deal's period, price and stock. */
  deal: FlashDeal;
  /** URL of the product. */
  href: string;
}

const NEARLY_GONE = 0.8;

/** A product at its deal price, how much of the deal is left, and how much cheaper it is than when the customer last saw it. */
export function DealCard({ deal, href }: DealCardProps) {
  const { t } = useTranslation("catalog");
  const { compact } = useFormat();
  const { product, sold, stock } = deal;
  const priceSeen = useSeenPrice(product.id);
  const share = Math.min(1, sold / stock);
  const counts = { sold: compact(compactCount(sold)), stock: compact(compactCount(stock)) };
  const words = () => {
    if (share >= 1) return t("deal.gone");
    if (share >= NEARLY_GONE) return t("deal.nearly_gone");
    return sold === 0 ? t("deal.just_opened") : t("deal.sold_short", counts);
  };
  return (
    <Root data-sold-out={share >= 1 || undefined}>
      <Picture src={product.image_url} alt="" sizes="160px" widest={480} />
      {share < 1 && <PriceDropBadge priceSeen={priceSeen} price={product.price_after_discount} short />}
      <div>
        <h3>
          <Link href={href}>{product.name}</Link>
        </h3>
        <Price
          amount={product.price_after_discount}
          original={product.original_price_after_tax}
          showDiscount
        />
        <ProgressBar value={share} tone="sale" label={t("deal.sold", counts)} />
        <small>{words()}</small>
      </div>
    </Root>
  );
}

const Root = styled.article`
  ${productTile}
  outline-offset: -3px;
  > div {
    ${mixins.grid(1)}
    align-content: start;
    padding: ${space[2]} ${space[3]} ${space[3]};
  }
`;
