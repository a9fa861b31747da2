import { RETURN_DAYS } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { MessageSquare, RotateCcw } from "lucide-react";
import { useState, type ReactNode } from "react";
import { WishButton } from "../../catalog/WishButton/WishButton.tsx";
import { Breadcrumb } from "../../primitives/Breadcrumb/Breadcrumb.tsx";
import { ButtonLink } from "../../primitives/Button/Button.tsx";
import { ShareButton } from "../../primitives/ShareButton/ShareButton.tsx";
import { BuyBox } from "../BuyBox/BuyBox.tsx";
import { usePurchase } from "../BuyBox/use-purchase.ts";
import { DeliveryEstimate } from "../DeliveryEstimate/DeliveryEstimate.tsx";
import { Gallery } from "../Gallery/Gallery.tsx";
import { PriceBlock } from "../PriceBlock/PriceBlock.tsx";
import { ReturnPolicy } from "../ReturnPolicy/ReturnPolicy.tsx";
import { choicePicture, mediaWithVariantFirst, openingVariant } from "../variant-choice.ts";
import { CouponLine } from "../CouponLine/CouponLine.tsx";
import { ProductHeading } from "./ProductHeading.tsx";
import type { ProductCalls, ProductPage } from "./product-page.ts";
import { Root } from "./ProductScreen.styles.ts";

interface ReadyProductProps extends ProductCalls, Omit<Extract<ProductPage, { kind: "ready" }>, "kind"> {
  children: ReactNode;
}

/** The page with its product: what to buy above, what there is to know of it below. */
export function ReadyProduct({ product, coupons = [], hrefs, children, ...page }: ReadyProductProps) {
  const { t } = useTranslation(["product", "catalog"]);
  const purchase = usePurchase(product, page);
  // As the page was opened: what is chosen later is come to, and nothing changes its place.
  const [firstVariant] = useState(page.wanted?.variantId ?? openingVariant(product)?.id ?? null);
  const media = mediaWithVariantFirst(product, firstVariant);
  // The deal's time and pieces are those of its variant alone.
  const isInDeal = purchase.variant?.id === product.flash_deal?.variant_id;
  return (
    <Root>
      <div data-crumbs>
        <Breadcrumb
          label={t("catalog:breadcrumb")}
          crumbs={[
            { label: t("catalog:home_page"), href: hrefs.home },
            ...product.categories.map(({ id, name }) => ({ label: name, href: hrefs.category(id) })),
          ]}
          current={product.name}
        />
      </div>
      <div data-offer>
        <div data-gallery>
          <Gallery media={media} shown={choicePicture(product, purchase.choice)} />
          <WishButton product={product} />
        </div>
        <div data-info>
          <ProductHeading product={product} reviewsShown />
          <PriceBlock
            product={purchase.variant && !isInDeal ? { ...product, flash_deal: null } : product}
            offer={purchase.offer}
            priceSeen={page.priceSeen}
            now={product.now}
            onDealEnd={page.onDealEnd}
          />
          <p data-promise>
            <RotateCcw aria-hidden size={16} />
            {t("returns.within", { days: RETURN_DAYS })}
          </p>
          <BuyBox product={product} purchase={purchase}>
            {coupons.length > 0 && (
              <CouponLine
                coupons={coupons}
                now={product.now}
                savedIds={page.savedCouponIds}
                onSave={page.onSaveCoupon}
                couponHref={hrefs.coupon}
              />
            )}
          </BuyBox>
          <DeliveryEstimate product={product} delivery={product.delivery} destination={page.destination} />
          <ReturnPolicy />
          <div data-also>
            {hrefs.askShop && (
              <ButtonLink
                href={hrefs.askShop(product.tenant_card.id, product.id)}
                tone="secondary"
                size="small"
                icon={<MessageSquare aria-hidden size={18} />}
              >
                {t("catalog:shop.ask")}
              </ButtonLink>
            )}
            {page.onShare && (
              <ShareButton
                labels={{
                  share: t("catalog:share.action"),
                  copied: t("catalog:share.copied"),
                  failed: t("catalog:share.failed"),
                }}
                onShare={page.onShare}
              />
            )}
          </div>
        </div>
      </div>
      {children}
    </Root>
  );
}
