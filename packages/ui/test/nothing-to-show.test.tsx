import type { OrderDetail } from "@sen/api";
import { createI18n, I18nextProvider } from "@sen/i18n";
import { allTexts } from "@sen/i18n/all";
import { ALL_PRODUCTS, OrderStatus } from "@sen/domain";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { DeliveryTracking } from "../src/aftersales/DeliveryTracking/DeliveryTracking.tsx";
import { ItemReviews } from "../src/aftersales/ItemReviews/ItemReviews.tsx";
import { AppliedFilters } from "../src/catalog/AppliedFilters/AppliedFilters.tsx";
import { BannerCarousel } from "../src/catalog/BannerCarousel/BannerCarousel.tsx";
import { FlashDealStrip } from "../src/catalog/FlashDealStrip/FlashDealStrip.tsx";
import { PriceDropBadge } from "../src/catalog/PriceDropBadge/PriceDropBadge.tsx";
import { RecentlyViewed } from "../src/catalog/RecentlyViewed/RecentlyViewed.tsx";
import { SearchNotes } from "../src/catalog/SearchNotes/SearchNotes.tsx";
import { TopSearches } from "../src/catalog/SearchScreen/TopSearches.tsx";
import { SearchTargets } from "../src/catalog/SearchTargets/SearchTargets.tsx";
import { WishButton } from "../src/catalog/WishButton/WishButton.tsx";
import { createdDetail, onTheWayDetail } from "../src/fixtures/aftersales/order-detail.ts";
import { catalogHrefs, listHref } from "../src/fixtures/catalog/catalog-hrefs.ts";
import { listing, loaded } from "../src/fixtures/catalog/listing.ts";
import { shirt } from "../src/fixtures/catalog/products.ts";
import { CATALOG_NOW } from "../src/fixtures/coupons/coupons.ts";
import { FailureNotice } from "../src/forms/FailureNotice/FailureNotice.tsx";
import { LoadMore, Pagination } from "../src/primitives/index.ts";
import { SpecificationTable } from "../src/product/SpecificationTable/SpecificationTable.tsx";

const i18n = createI18n({ locale: "vi", texts: allTexts.vi });
const nothing = () => undefined;
const { product, search } = catalogHrefs;
const announced = onTheWayDetail.delivery_requests[0]?.events.slice(-1) ?? [];
/** An order with its parcel changed like this. */
const orderWith = (change: Partial<OrderDetail["delivery_requests"][number]>) => ({
  ...createdDetail,
  delivery_requests: onTheWayDetail.delivery_requests.map((parcel) => ({ ...parcel, ...change })),
});
const atPhone = { field: "phone", message: "Số này đã dùng", message_code: "phone_used" };

it.each<[string, ReactElement]>([
  [
    "a parcel that was cancelled before the carrier had it",
    <DeliveryTracking
      key=""
      order={{ ...orderWith({ events: announced }), order_status: OrderStatus.cancelled }}
    />,
  ],
  [
    "a parcel of which nothing is known",
    <DeliveryTracking key="" order={orderWith({ expected_from: null, expected_to: null, events: [] })} />,
  ],
  ["reviews of what has not arrived", <ItemReviews key="" order={onTheWayDetail} reviewHref={String} />],
  ["a list without filters", <AppliedFilters key="" filters={ALL_PRODUCTS} hrefOf={listHref} />],
  ["no banners", <BannerCarousel key="" banners={[]} hrefOf={String} />],
  ["no deals", <FlashDealStrip key="" deals={{ now: CATALOG_NOW, items: [] }} productHref={product} />],
  ["the price that was seen", <PriceDropBadge key="" priceSeen={200_000} price={200_000} />],
  ["a higher price than was seen", <PriceDropBadge key="" priceSeen={199_000} price={200_000} />],
  ["a product never seen", <PriceDropBadge key="" priceSeen={null} price={200_000} />],
  ["no viewed products", <RecentlyViewed key="" items={[]} productHref={product} onClear={nothing} />],
  ["a keyword understood as typed", <SearchNotes key="" list={loaded(listing)} searchHref={search} />],
  ["a search that is loading", <SearchNotes key="" list={{ state: "loading" }} searchHref={search} />],
  ["no popular searches", <TopSearches key="" searches={[]} searchHref={search} />],
  [
    "a keyword that names nothing",
    <SearchTargets key="" targets={{ categories: [], tenants: [], malls: [] }} hrefs={catalogHrefs} />,
  ],
  ["a page without a wish list", <WishButton key="" product={shirt} />],
  [
    "a failure that its field shows",
    <FailureNotice key="" unlessAtFields failure={{ message: { text: "Sai" }, fields: [atPhone] }} />,
  ],
  ["a list of one page", <Pagination key="" page={1} lastPage={1} hrefOf={String} />],
  ["a list that was one page", <LoadMore key="" label="" progress="" more={false} onLoadMore={nothing} />],
  ["no specifications", <SpecificationTable key="" specifications={[]} maker={null} />],
])("renders nothing for %s", (_, element) => {
  expect(renderToStaticMarkup(<I18nextProvider i18n={i18n}>{element}</I18nextProvider>)).toBe("");
});
