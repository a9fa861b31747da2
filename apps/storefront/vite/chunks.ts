/** A path inside the repository or its packages, whatever separates its parts. */
const path = (parts: string) => new RegExp(parts.replaceAll("/", String.raw`[\\/]`));

/** Modules that travel in one file once so many pages share them. */
const group = (name: string, modules: string, minShareCount = 2) => ({
  name,
  test: path(modules),
  minShareCount,
});

/**
 * Which modules travel in one file: the first group that names one has it. Left alone the bundler makes a file of each set of
 * pages that shares a module: sixty small ones a page, which compress badly and are as many requests.
 */
export const chunkGroups = [
  // Style sheets in two files, since the first paint waits for each: thirteen of a product's page were three rounds of requests
  // on a slow line. What only customers who buy come to is apart. The fonts' comes after that paint.
  group(
    "account-styles",
    "packages/ui/src/(account|aftersales|auth|checkout|coupons|forms|loyalty|notifications|orders|support)/.*\\.css$",
    1,
  ),
  group("styles", "(?<!fonts)\\.css$", 1),
  // What every page runs and only changes with its packages: a returning customer has it, whatever is deployed.
  group(
    "framework",
    "node_modules/(?!swr/dist/infinite)(react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next" +
      "|swr|dequal|use-sync-external-store)/|preload-helper|rolldown.runtime",
    1,
  ),
  // What stands around every page: whatever the app imports before it knows which page is open.
  {
    name: "shell",
    tags: ["$initial" as const],
    test: path("^(?!.*(fonts\\.css|storefront/src/(entry-boot|boot/)))"),
  },
  // What pages of every kind share. Small: each page pays for all of it.
  group(
    "shared",
    "packages/ui/src/primitives/(Card|Skeleton|VisuallyHidden|Time)/|packages/api/src/timeout" +
      "|storefront/src/(core/offline-pages|areas/catalog/queries)",
  ),
  // What puts failures into words.
  group(
    "failures",
    "packages/(domain/src/(call-success|error-codes|error-messages)\\.|ui/src/(forms/(use-failure-text|call-outcome|use-call|FailureNotice)|primitives/Requested/Requested))" +
      "|storefront/src/core/describe-failure",
  ),
  // What shows a list page by page.
  group(
    "lists",
    "storefront/src/core/(endless-list|kept-lists)|node_modules/swr/dist/infinite|packages/ui/src/primitives/(LoadMore|LinkChip)",
  ),
  // What is typed into and chosen from.
  group(
    "fields",
    "packages/(ui/src/primitives/(Select|Checkbox|RadioGroup|Field|TextField|TextArea)/|domain/src/phone\\.)",
    3,
  ),
  // What asks for a product and names its variants, and the words for what is wrong with a line of a cart.
  group(
    "lines",
    "packages/domain/src/(message-keys|variant-text)\\.|storefront/src/areas/(cart/ticked-variants|product/queries)",
  ),
  // What stands at a product, in lists and on its page.
  group(
    "goods",
    "packages/ui/src/(catalog/(WishButton|PriceDropBadge|picked-up-today)|primitives/(Price|Rating|Breadcrumb|ProgressBar)/)" +
      "|packages/domain/src/(calendar-day|compact-count|daily-hours|money|pickup)\\.|storefront/src/shell/json-ld",
  ),
  // What shows goods in lists.
  group("cards", "packages/ui/src/catalog/(ProductCard|ProductGrid|Shelf|CategoryStrip|CatalogFailed)"),
  // How long an offer is still good, and what comes after the first screen.
  group(
    "offers",
    "packages/ui/src/(primitives/(Countdown|Carousel/StepButtons)|lazy-part/late-section)|storefront/src/(shell/WhenNear|areas/(catalog/similar-products|coupons/saved-coupons))",
  ),
  // What stands side by side.
  group("carousel", "packages/ui/src/primitives/Carousel/Carousel|storefront/src/areas/blog/highlights"),
  // Coupons as they are shown beside goods.
  group("coupons", "packages/ui/src/catalog/CouponChip|packages/domain/src/coupon\\."),
  // Other goods, below what a page is for.
  group(
    "shelves",
    "packages/ui/src/catalog/(RecentlyViewed|Suggestions/index)|packages/domain/src/suggestions\\." +
      "|storefront/src/areas/catalog/(RecentlyViewedShelf|Suggestions)",
  ),
  // Who sells goods.
  group("shops", "packages/ui/src/catalog/(ShopCard|FollowButton)|storefront/src/areas/catalog/following"),
  // How goods are taken into the cart.
  group(
    "buying",
    "packages/ui/src/(primitives/QuantityStepper|product/MediaViewer/Lazy)|packages/domain/src/(guest-cart|quantity|limits)\\." +
      "|storefront/src/areas/checkout/prepare-checkout",
  ),
  // What asks for reviews before a page shows them, and hands a page on.
  group(
    "sharing",
    "packages/(ui/src/primitives/ShareButton|domain/src/review-filters)|storefront/src/(shell/share-page|areas/reviews/queries)",
  ),
  // What shows and takes reviews, on the product's page and on the customer's.
  group(
    "reviews",
    "packages/ui/src/(reviews|product/Reviews)|storefront/src/areas/reviews/(reviews|review-likes)",
  ),
  // What shows articles.
  group("blog", "packages/ui/src/blog/|storefront/src/areas/blog/(FeedLink|queries)"),
  // What lists products by filters.
  group(
    "listing",
    "packages/ui/src/(catalog/(Facets|FilterForm|Listing|ListToolbar|AppliedFilters|SortSelect|SearchNotes|use-product-count)|primitives/Pagination)" +
      "|packages/domain/src/(listing-corrections|product-count)|storefront/src/areas/catalog/(product-list|use-listing|mall-first)",
    3,
  ),
  // What a page fetches once it is at rest: what the next pages and their texts are found by, and what keeps pages for when there is no network.
  group("at-rest", "storefront/src/(app/page-map|shell/keep-pages)|packages/i18n/src/load-namespace", 1),
  // What stands around a customer's own pages.
  group(
    "account",
    "packages/ui/src/account/Account(Menu|Layout)|storefront/src/(areas/account/AccountSection|core/session/sign-out)|packages/domain/src/(identity-effects|membership|order-shortcuts)\\.",
  ),
  // What orders and members may do, by their states.
  group("states", "packages/domain/src/(attachments|identity|machines/machine|order-tabs|statuses)\\."),
];
