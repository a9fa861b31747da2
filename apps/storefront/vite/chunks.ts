/** Matches a path in the repository or its packages, with either path separator. */
const path = (parts: string) => new RegExp(parts.replaceAll("/", String.raw`[\\/]`));

/** A chunk group: modules bundled together once at least `minShareCount` pages share them. */
const group = (name: string, modules: string, minShareCount = 2) => ({
  name,
  test: path(modules),
  minShareCount,
});

/**
 * Which modules share a chunk; the first matching group wins. By default the bundler makes a chunk for each set of pages that shares a
 * module: sixty small ones per page, which compress badly and each cost a request.
 */
export const chunkGroups = [
  // Style sheets in two chunks, since the first paint waits for each: a product's page with thirteen took three round trips on a slow
  // connection. Styles only buyers need are separate. The boot script applies the fonts' after the first paint.
  group(
    "account-styles",
    "packages/ui/src/(account|aftersales|auth|checkout|coupons|forms|loyalty|notifications|orders|support)/.*\\.css$",
    1,
  ),
  group("styles", "(?<!fonts)\\.css$", 1),
  // Packages that every page uses. Changes only with their versions, so returning customers have it cached across deploys.
  group(
    "framework",
    "node_modules/(?!swr/dist/infinite)(react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next" +
      "|swr|dequal|use-sync-external-store)/|preload-helper|rolldown.runtime",
    1,
  ),
  // The shell: everything that the app imports before it knows which page is open.
  {
    name: "shell",
    tags: ["$initial" as const],
    test: path("^(?!.*(fonts\\.css|storefront/src/(entry-boot|boot/)))"),
  },
  // Shared by pages of every kind. Keep it small: every page loads all of it.
  group(
    "shared",
    "packages/ui/src/primitives/(Card|Skeleton|VisuallyHidden|Time)/|packages/api/src/timeout" +
      "|storefront/src/(core/offline-pages|areas/catalog/queries)",
  ),
  // Wording of failures.
  group(
    "failures",
    "packages/(domain/src/(call-success|error-codes|error-messages)\\.|ui/src/(forms/(use-failure-text|call-outcome|use-call|FailureNotice)|primitives/Requested/Requested))" +
      "|storefront/src/core/describe-failure",
  ),
  // Paged lists.
  group(
    "lists",
    "storefront/src/core/(endless-list|kept-lists)|node_modules/swr/dist/infinite|packages/ui/src/primitives/(LoadMore|LinkChip)",
  ),
  // Form fields.
  group(
    "fields",
    "packages/(ui/src/primitives/(Select|Checkbox|RadioGroup|Field|TextField|TextArea)/|domain/src/phone\\.)",
    3,
  ),
  // Product queries, variant names, and error texts of cart lines.
  group(
    "lines",
    "packages/domain/src/(message-keys|variant-text)\\.|storefront/src/areas/(cart/ticked-variants|product/queries)",
  ),
  // Parts of a product in lists and on its page.
  group(
    "goods",
    "packages/ui/src/(catalog/(WishButton|PriceDropBadge|picked-up-today)|primitives/(Price|Rating|Breadcrumb|ProgressBar)/)" +
      "|packages/domain/src/(calendar-day|compact-count|daily-hours|money|pickup)\\.|storefront/src/shell/json-ld",
  ),
  // Product lists.
  group("cards", "packages/ui/src/catalog/(ProductCard|ProductGrid|Shelf|CategoryStrip|CatalogFailed)"),
  // Countdowns of offers, and sections below the first screen.
  group(
    "offers",
    "packages/ui/src/(primitives/(Countdown|Carousel/StepButtons)|lazy-part/late-section)|storefront/src/(shell/WhenNear|areas/(catalog/similar-products|coupons/saved-coupons))",
  ),
  // Carousels.
  group("carousel", "packages/ui/src/primitives/Carousel/Carousel|storefront/src/areas/blog/highlights"),
  // Coupons next to products.
  group("coupons", "packages/ui/src/catalog/CouponChip|packages/domain/src/coupon\\."),
  // Shelves of other products at the end of a page.
  group(
    "shelves",
    "packages/ui/src/catalog/(RecentlyViewed|Suggestions/index)|packages/domain/src/suggestions\\." +
      "|storefront/src/areas/catalog/(RecentlyViewedShelf|Suggestions)",
  ),
  // Shops.
  group("shops", "packages/ui/src/catalog/(ShopCard|FollowButton)|storefront/src/areas/catalog/following"),
  // Adding products to the cart.
  group(
    "buying",
    "packages/ui/src/(primitives/QuantityStepper|product/MediaViewer/Lazy)|packages/domain/src/(guest-cart|quantity|limits)\\." +
      "|storefront/src/areas/checkout/prepare-checkout",
  ),
  // Review queries and sharing.
  group(
    "sharing",
    "packages/(ui/src/primitives/ShareButton|domain/src/review-filters)|storefront/src/(shell/share-page|areas/reviews/queries)",
  ),
  // Reviews, shown and written, on the product's and the customer's pages.
  group(
    "reviews",
    "packages/ui/src/(reviews|product/Reviews)|storefront/src/areas/reviews/(reviews|review-likes)",
  ),
  // Articles.
  group("blog", "packages/ui/src/blog/|storefront/src/areas/blog/(FeedLink|queries)"),
  // Filtered product lists.
  group(
    "listing",
    "packages/ui/src/(catalog/(Facets|FilterForm|Listing|ListToolbar|AppliedFilters|SortSelect|SearchNotes|use-product-count)|primitives/Pagination)" +
      "|packages/domain/src/(listing-corrections|product-count)|storefront/src/areas/catalog/(product-list|use-listing|mall-first)",
    3,
  ),
  // Loaded when a page is idle: the maps of pages and texts, prefetching, search suggestions, and offline caching.
  group(
    "at-rest",
    "storefront/src/(app/(page-map|prefetch-page|suggest)|shell/keep-pages)|packages/i18n/src/load-namespace",
    1,
  ),
  // The account's menu, beside its pages, and what they share. `server/page-assets.ts` knows it by this name.
  group(
    "account-menu",
    "packages/ui/src/account/Account(Menu|Layout)|storefront/src/(areas/account/AccountSection|core/session/sign-out)|packages/domain/src/(identity-effects|membership|order-shortcuts)\\.",
  ),
  // Allowed actions of orders and members, by status.
  group("states", "packages/domain/src/(attachments|identity|machines/machine|order-tabs|statuses)\\."),
];
