import { useTranslation } from "@sen/i18n";
import { lazy } from "react";
import { CouponStrip } from "../../catalog/CouponStrip/index.ts";
import { ProductGrid, ProductGridSkeleton } from "../../catalog/ProductGrid/index.ts";
import { Shelf } from "../../catalog/Shelf/index.ts";
import { Breadcrumb } from "../../primitives/Breadcrumb/index.ts";
import { Later } from "../../primitives/Later/index.ts";
import { Skeleton } from "../../primitives/Skeleton/index.ts";
import { BuyBox, usePurchase } from "../BuyBox/index.ts";
import { DeliveryEstimate } from "../DeliveryEstimate/index.ts";
import { Gallery } from "../Gallery/index.ts";
import { PriceBlock } from "../PriceBlock/index.ts";
import { untilItComes } from "../untilItComes.ts";
import { choicePicture } from "../variantChoice.ts";
import { ProductHead } from "./ProductHead.tsx";
import type { ProductPage, ProductScreenProps } from "./ProductScreen.tsx";
import { Root } from "./ProductScreen.styles.ts";

/** Below the first screen: its code comes when somebody looks there. */
const AboutProduct = lazy(async () => ({
  default: (await untilItComes(() => import("./AboutProduct.tsx"))).AboutProduct,
}));

type ReadyProductProps = Omit<ProductScreenProps, "state"> &
  Omit<Extract<ProductPage, { kind: "ready" }>, "kind">;

/** The page with its product: what to buy above, what there is to know of it below. */
export function ReadyProduct({
  product,
  coupons = [],
  reviews = { state: "loading" },
  related,
  hrefs,
  ...page
}: ReadyProductProps) {
  const { t } = useTranslation(["product", "catalog"]);
  const purchase = usePurchase(product, page);
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
          <Gallery media={product.media} shown={choicePicture(product, purchase.choice)} />
        </div>
        <div data-info>
          <ProductHead product={product} reviewsShown />
          <PriceBlock product={product} offer={purchase.offer} now={product.now} onDealEnd={page.onDealEnd} />
          {coupons.length > 0 && (
            <section data-coupons>
              <h2>{t("coupons")}</h2>
              <CouponStrip
                label={t("coupons")}
                coupons={coupons}
                now={product.now}
                savedIds={page.savedCouponIds}
                onSave={page.onSaveCoupon}
                couponHref={hrefs.coupon}
              />
            </section>
          )}
          <BuyBox product={product} purchase={purchase} />
          <DeliveryEstimate delivery={product.delivery} destination={page.destination} />
        </div>
      </div>
      <Later height={1400} fallback={<AboutSkeleton />}>
        <AboutProduct
          product={product}
          reviews={reviews}
          onLoadMoreReviews={page.onLoadMoreReviews}
          shopHref={hrefs.shop(product.tenant_card.id)}
        />
      </Later>
      {(related === undefined || related.length > 0) && (
        <Shelf title={t("related")}>
          {related === undefined ? (
            <ProductGridSkeleton count={6} />
          ) : (
            <ProductGrid products={related} productHref={hrefs.product} />
          )}
        </Shelf>
      )}
    </Root>
  );
}

function AboutSkeleton() {
  return (
    <div data-boxes>
      <Skeleton shape="box" height="140px" />
      <Skeleton width="30%" />
      <Skeleton shape="box" height="320px" />
    </div>
  );
}
