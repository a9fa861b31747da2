import type { ProductCard as Product } from "@sen/api";
import { compactCount } from "@sen/domain";
import { useFormat, useTranslation } from "@sen/i18n";
import { Store, Truck, Zap } from "lucide-react";
import { Link, Picture, Price, Rating } from "../../primitives/index.ts";
import { PriceDropBadge } from "../PriceDropBadge/PriceDropBadge.tsx";
import { useIsPickedUpToday } from "../picked-up-today.ts";
import { useSeenPrice } from "../seen-prices.ts";
import { WishButton } from "../WishButton/WishButton.tsx";
import { Root } from "./ProductCard.styles.ts";

export interface ProductCardProps {
  /** The product as in a list. */
  product: Product;
  /** URL of the product. */
  href: string;
  /** The picture's `sizes` attribute. @default the sizes in a full-width grid */
  sizes?: string;
  /** Loads the picture with high priority, for the first card of a list. Once per page. @default false */
  priority?: boolean;
  /** Hides the shop's name, on the shop's own page. @default false */
  hideShop?: boolean;
  /** The price when the customer last saw it, in dong. @default the price in `SeenPricesContext` */
  priceSeen?: number;
  /** Level of its name, one below the list's heading. @default "h3" */
  heading?: "h2" | "h3" | "h4";
}

const gridSizes = "(min-width: 64em) 220px, (min-width: 48em) 24vw, (min-width: 30em) 32vw, 47vw";

/** A product in a grid or a row. The whole card is a link. Prices: spec §1. */
export function ProductCard(props: ProductCardProps) {
  const { product, href, sizes = gridSizes, priority, hideShop, priceSeen, heading: Heading = "h3" } = props;
  const { t } = useTranslation("catalog");
  const { compact } = useFormat();
  const { in_stock, rating, rating_count, sold_count, tenant } = product;
  const known = useSeenPrice(product.id);
  const isToday = useIsPickedUpToday(product);
  const from = `${tenant.name} · ${tenant.mall_name}`;
  return (
    <Root data-sold-out={in_stock ? undefined : ""}>
      <div>
        <Picture src={product.image_url} alt="" sizes={sizes} priority={priority} widest={480} />
        {in_stock && (
          <PriceDropBadge priceSeen={priceSeen ?? known} price={product.price_after_discount} short />
        )}
        {!in_stock && <strong>{t("card.sold_out")}</strong>}
        {in_stock && product.flash_deal?.price === product.price_after_discount && (
          <i>
            <Zap aria-hidden size={13} fill="currentcolor" />
            {t("card.deal")}
          </i>
        )}
        <WishButton product={product} />
      </div>
      <Heading>
        <Link href={href}>{product.name}</Link>
      </Heading>
      <Price
        from={product.price_from ? t("price_from") : undefined}
        amount={product.price_after_discount}
        original={product.original_price_after_tax}
        showDiscount
      />
      <p data-facts>
        {rating_count > 0 && <Rating value={rating} />}
        {sold_count > 0 && <span>{t("sold", { amount: compact(compactCount(sold_count)) })}</span>}
        {product.shipping_discount && (
          <i>
            <Truck aria-hidden size={14} />
            {t("card.shipping")}
          </i>
        )}
      </p>
      {!hideShop && (
        <p data-from title={from}>
          <Store aria-hidden size={14} />
          <span>{tenant.name}</span>
          {isToday ? <b>{t("card.today", { mall: tenant.mall_name })}</b> : <span>{tenant.mall_name}</span>}
        </p>
      )}
    </Root>
  );
}
