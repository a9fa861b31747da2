/** A path inside the repository or its packages, whatever separates its parts. */
const path = (parts: string) => new RegExp(parts.replaceAll("/", String.raw`[\\/]`));

/**
 * Style sheets in two files, since the first paint waits for each: thirteen of a product's page were three rounds of requests
 * on a slow line. What only customers who buy come to is apart. The fonts' comes after that paint.
 */
const styles = /(?<!fonts)\.css$/;
const accountStyles = path(
  "packages/ui/src/(account|aftersales|auth|checkout|coupons|forms|loyalty|notifications|orders|support)/.*\\.css$",
);

/** What every page runs and only changes with its packages: a returning customer has it, whatever is deployed. */
const framework = path(
  "node_modules/(?!swr/dist/infinite)(react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next" +
    "|swr|dequal|use-sync-external-store)/|preload-helper|rolldown.runtime",
);

/** What pages of every kind share. Small: each page pays for all of it. */
const shared = path(
  "packages/ui/src/(primitives/(Skeleton|Requested|VisuallyHidden|Time|Breadcrumb|Rating|Price|ProgressBar|LinkChip)/|catalog/CatalogFailed)" +
    "|packages/api/src/timeout|packages/domain/src/(calendar-day|call-success|compact-count|error-codes|money|variant-text)\\." +
    "|storefront/src/(core/offline-pages|shell/(share-page|json-ld)|areas/(cart/ticked-variants|catalog/queries|coupons/saved-coupons|product/queries|blog/highlights))",
);

/** What stands at a product, in lists and on its page. */
const goods = path(
  "packages/ui/src/catalog/(WishButton|PriceDropBadge|picked-up-today)|packages/domain/src/(daily-hours|pickup)\\.",
);

/** What shows goods in lists. */
const cards = path("packages/ui/src/catalog/(ProductCard|ProductGrid|Shelf|CategoryStrip)");

/** How long an offer is still good, and what comes after the first screen. */
const offers = path(
  "packages/ui/src/(primitives/(Countdown|Carousel/StepButtons)|lazy-part/late-section)|storefront/src/(shell/WhenNear|areas/catalog/similar-products)",
);

/** What stands side by side. */
const carousel = path("packages/ui/src/primitives/Carousel/Carousel");

/** Coupons as they are shown beside goods. */
const coupons = path("packages/ui/src/catalog/CouponChip|packages/domain/src/coupon\\.");

/** Other goods, below what a page is for. */
const shelves = path(
  "packages/ui/src/catalog/(RecentlyViewed|Suggestions/index)|packages/domain/src/suggestions\\." +
    "|storefront/src/areas/catalog/(RecentlyViewedShelf|Suggestions)",
);

/** What is typed into and chosen from. */
const fields = path(
  "packages/(ui/src/primitives/(Select|Checkbox|RadioGroup|Field|TextField|TextArea)/|domain/src/phone\\.)",
);

/** What shows a list page by page. */
const lists = path(
  "storefront/src/core/(endless-list|kept-lists)|node_modules/swr/dist/infinite|packages/ui/src/primitives/LoadMore",
);

/** What lists products by filters. */
const listing = path(
  "packages/ui/src/(catalog/(Facets|FilterForm|Listing|ListToolbar|AppliedFilters|ResultCount|SortSelect|SearchNotes|use-product-count)|primitives/Pagination)" +
    "|packages/domain/src/(listing-corrections|product-count)|storefront/src/areas/catalog/(product-list|use-listing|mall-first)",
);

/** What puts failures into words. */
const failures = path(
  "packages/(domain/src/(error-messages|message-keys)\\.|ui/src/forms/(use-failure-text|call-outcome|use-call|FailureNotice))" +
    "|storefront/src/core/describe-failure",
);

/** How goods are taken into the cart. */
const buying = path(
  "packages/ui/src/(primitives/(QuantityStepper|ShareButton)|product/MediaViewer/Lazy)|packages/domain/src/(guest-cart|quantity|limits)\\." +
    "|storefront/src/areas/checkout/prepare-checkout",
);

/** Who sells goods. */
const shops = path("packages/ui/src/catalog/(ShopCard|FollowButton)|storefront/src/areas/catalog/following");

/** What asks for reviews: a product's page before it shows them. */
const reviewQueries = path("packages/domain/src/review-filters|storefront/src/areas/reviews/queries");

/** What shows and takes reviews, on the product's page and on the customer's. */
const reviews = path(
  "packages/ui/src/(reviews|product/Reviews)|storefront/src/areas/reviews/(reviews|review-likes)",
);

/** What shows articles. */
const blog = path("packages/ui/src/blog/|storefront/src/areas/blog/(FeedLink|queries)");

/** What stands around a customer's own pages. */
const account = path(
  "packages/ui/src/account/Account(Menu|Layout)|storefront/src/(areas/account/AccountSection|core/session/sign-out)",
);

/** What orders and members may do, by their states. */
const states = path(
  "packages/domain/src/(attachments|identity|machines/machine|membership|order-tabs|statuses)\\.",
);

/** What a page fetches once it is at rest: what the next pages and their texts are found by, and what keeps pages for when there is no network. */
const atRest = path("storefront/src/(app/page-map|shell/keep-pages)|packages/i18n/src/load-namespace");

/**
 * Which modules travel in one file. Left alone the bundler makes a file of each set of pages that shares a module:
 * sixty small ones a page, which compress badly and are as many requests.
 */
export const chunkGroups = [
  { name: "account-styles", test: accountStyles, priority: 6 },
  { name: "styles", test: styles, priority: 5 },
  { name: "framework", test: framework, priority: 4 },
  // What stands around every page: whatever the app imports before it knows which page is open.
  {
    name: "shell",
    tags: ["$initial" as const],
    test: path("^(?!.*(fonts\\.css|storefront/src/(entry-boot|boot/)))"),
    priority: 3,
  },
  { name: "shared", test: shared, priority: 2, minShareCount: 2 },
  { name: "failures", test: failures, priority: 1.7, minShareCount: 2 },
  { name: "lists", test: lists, priority: 1.6, minShareCount: 2 },
  { name: "fields", test: fields, priority: 1.5, minShareCount: 3 },
  { name: "goods", test: goods, priority: 1.45, minShareCount: 2 },
  { name: "cards", test: cards, priority: 1.4, minShareCount: 2 },
  { name: "offers", test: offers, priority: 1.3, minShareCount: 2 },
  { name: "carousel", test: carousel, priority: 1.35, minShareCount: 2 },
  { name: "coupons", test: coupons, priority: 1.3, minShareCount: 2 },
  { name: "shelves", test: shelves, priority: 1.2, minShareCount: 2 },
  { name: "shops", test: shops, priority: 1.1, minShareCount: 2 },
  { name: "buying", test: buying, priority: 1.1, minShareCount: 2 },
  { name: "review-queries", test: reviewQueries, priority: 1.1, minShareCount: 2 },
  { name: "reviews", test: reviews, priority: 1, minShareCount: 2 },
  { name: "blog", test: blog, priority: 1, minShareCount: 2 },
  { name: "listing", test: listing, priority: 1, minShareCount: 3 },
  { name: "at-rest", test: atRest, priority: 1 },
  { name: "account", test: account, priority: 1, minShareCount: 2 },
  { name: "states", test: states, priority: 1, minShareCount: 2 },
];
