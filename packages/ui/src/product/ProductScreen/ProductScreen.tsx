import type { Coupon, ProductCard, ProductDetail } from "@sen/api";
import { RETURN_DAYS } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { MessageSquare, RotateCcw } from "lucide-react";
import { type ReactNode, useState } from "react";
import {
  Breadcrumb,
  ButtonLink,
  FailedState,
  type Request,
  ShareButton,
  type ShareOutcome,
} from "../../primitives/index.ts";
import { WishButton } from "../../catalog/WishButton/WishButton.tsx";
import type { CouponSaving } from "../../catalog/CouponStrip/CouponStrip.tsx";
import type { CatalogHrefs } from "../../catalog/catalog-hrefs.ts";
import { BuyBox } from "../BuyBox/BuyBox.tsx";
import { type PurchaseCalls, usePurchase } from "../BuyBox/use-purchase.ts";
import { DeliveryEstimate, type Destination } from "../DeliveryEstimate/DeliveryEstimate.tsx";
import { Gallery, type GalleryProps } from "../Gallery/Gallery.tsx";
import { PriceBlock } from "../PriceBlock/PriceBlock.tsx";
import { ReturnPolicy } from "../ReturnPolicy/ReturnPolicy.tsx";
import { choicePicture, mediaWithVariantFirst, openingVariant } from "../variant-choice.ts";
import { CouponLine } from "../CouponLine/CouponLine.tsx";
import { LoadingProduct } from "./LoadingProduct.tsx";
import { ProductHeading } from "./ProductHeading.tsx";
import { Root } from "./ProductScreen.styles.ts";

interface OfferedProduct {
  product: ProductDetail;
  coupons?: readonly Coupon[];
}

/** Actions and links of the product page. */
export interface ProductCalls extends PurchaseCalls, CouponSaving {
  /** URLs of its links. */
  hrefs: CatalogHrefs;
  /** Price at the customer's last visit, in dong. Known only in the browser. */
  priceSeen?: number | null;
  /** Shares the product's link. Without it there is no share button. */
  onShare?: () => Promise<ShareOutcome>;
  /** Called when the deal ends, to refetch the price. */
  onDealEnd?: () => void;
  /** Delivery destination. Known only in the browser. */
  destination?: Destination;
}

export interface ProductScreenProps extends ProductCalls {
  /** The product, or the loading or failed state. */
  request: Request<OfferedProduct>;
  /** The product's card from a list, to show name, picture and price while loading. */
  known?: ProductCard | undefined;
  /** Content below the offer: `ProductDetails`, or a section that loads it later. */
  details?: ReactNode;
}

/** The product page: gallery, price, variants, cart buttons and details. */
export function ProductScreen({ request, known, details, ...page }: ProductScreenProps) {
  const { t } = useTranslation("product");
  if (request.state === "failed") {
    return (
      <FailedState heading="h1" title={t("failed.title")} onRetry={request.onRetry}>
        {t("failed.text")}
      </FailedState>
    );
  }
  if (request.state === "loading") return <LoadingProduct known={known} hrefs={page.hrefs} />;
  // The key resets the choice when the product changes.
  return (
    <ReadyProduct key={request.product.id} {...request} {...page}>
      {details}
    </ReadyProduct>
  );
}

interface ReadyProductProps extends ProductCalls, OfferedProduct {
  children: ReactNode;
}

function ReadyProduct({ product, coupons = [], hrefs, children, ...page }: ReadyProductProps) {
  const { t } = useTranslation(["product", "catalog"]);
  // Fixed at mount: later choices scroll the gallery instead of reordering it.
  const [firstVariant] = useState(page.wanted?.variantId ?? openingVariant(product)?.id ?? null);
  return (
    <Root>
      <Breadcrumb
        crumbs={[
          { label: t("catalog:home_page"), href: hrefs.home },
          ...product.categories.map(({ id, name }) => ({ label: name, href: hrefs.category(id) })),
        ]}
        current={product.name}
        data-crumbs
      />
      <Offer
        {...page}
        product={product}
        media={mediaWithVariantFirst(product, firstVariant)}
        heading={<ProductHeading product={product} reviewsShown />}
        coupons={
          coupons.length > 0 && (
            <CouponLine
              coupons={coupons}
              price={product.price_after_discount}
              now={product.now}
              savedCouponIds={page.savedCouponIds}
              onSaveCoupon={page.onSaveCoupon}
              couponHref={hrefs.coupon}
            />
          )
        }
      >
        <DeliveryEstimate product={product} delivery={product.delivery} destination={page.destination} />
        <ReturnPolicy />
        <div data-also>
          <ButtonLink
            href={hrefs.askShop(product.tenant_card.id, product.id)}
            tone="secondary"
            size="small"
            icon={<MessageSquare aria-hidden size={18} />}
          >
            {t("catalog:shop.ask")}
          </ButtonLink>
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
      </Offer>
      {children}
    </Root>
  );
}

interface OfferProps extends Omit<ProductCalls, "hrefs"> {
  product: ProductDetail;
  media: GalleryProps["media"];
  heading: ReactNode;
  coupons: ReactNode;
  /** Content below the buttons. */
  children: ReactNode;
}

/** Picture, price and choice. Parts independent of the choice are props, so that choosing does not re-render them. */
function Offer({ product, media, heading, coupons, children, ...page }: OfferProps) {
  const { t } = useTranslation("product");
  const purchase = usePurchase(product, page);
  // The deal's countdown and stock apply only to its variant.
  const isInDeal = purchase.variant?.id === product.flash_deal?.variant_id;
  return (
    <div data-offer>
      <div data-gallery>
        <Gallery media={media} shown={choicePicture(product, purchase.choice)} />
        <WishButton product={product} />
      </div>
      <div data-info>
        {heading}
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
          {coupons}
        </BuyBox>
        {children}
      </div>
    </div>
  );
}
