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
  "packages/ui/src/primitives/(Skeleton|VisuallyHidden|Time)/|packages/api/src/timeout" +
    "|storefront/src/(core/offline-pages|areas/catalog/queries)",
);

/** What stands at a product, in lists and on its page. */
const goods = path(
  "packages/ui/src/(catalog/(WishButton|PriceDropBadge|picked-up-today)|primitives/(Price|Rating|Breadcrumb|ProgressBar)/)" +
    "|packages/domain/src/(calendar-day|compact-count|daily-hours|money|pickup)\\.|storefront/src/shell/json-ld",
);

/** What asks for a product and names its variants, and the words for what is wrong with a line of a cart. */
const lines = path(
  "packages/domain/src/(message-keys|variant-text)\\.|storefront/src/areas/(cart/ticked-variants|product/queries)",
);

/** What shows goods in lists. */
const cards = path("packages/ui/src/catalog/(ProductCard|ProductGrid|Shelf|CategoryStrip|CatalogFailed)");

/** How long an offer is still good, and what comes after the first screen. */
const offers = path(
  "packages/ui/src/(primitives/(Countdown|Carousel/StepButtons)|lazy-part/late-section)|storefront/src/(shell/WhenNear|areas/(catalog/similar-products|coupons/saved-coupons))",
);

/** What stands side by side. */
const carousel = path("packages/ui/src/primitives/Carousel/Carousel|storefront/src/areas/blog/highlights");

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
  "storefront/src/core/(endless-list|kept-lists)|node_modules/swr/dist/infinite|packages/ui/src/primitives/(LoadMore|LinkChip)",
);

/** What lists products by filters. */
const listing = path(
  "packages/ui/src/(catalog/(Facets|FilterForm|Listing|ListToolbar|AppliedFilters|SortSelect|SearchNotes|use-product-count)|primitives/Pagination)" +
    "|packages/domain/src/(listing-corrections|product-count)|storefront/src/areas/catalog/(product-list|use-listing|mall-first)",
);

/** What puts failures into words. */
const failures = path(
  "packages/(domain/src/(call-success|error-codes|error-messages)\\.|ui/src/(forms/(use-failure-text|call-outcome|use-call|FailureNotice)|primitives/Requested/Requested))" +
    "|storefront/src/core/describe-failure",
);

/** How goods are taken into the cart. */
const buying = path(
  "packages/ui/src/(primitives/QuantityStepper|product/MediaViewer/Lazy)|packages/domain/src/(guest-cart|quantity|limits)\\." +
    "|storefront/src/areas/checkout/prepare-checkout",
);

/** Who sells goods. */
const shops = path("packages/ui/src/catalog/(ShopCard|FollowButton)|storefront/src/areas/catalog/following");

/** What asks for reviews before a page shows them, and hands a page on. */
const sharing = path(
  "packages/(ui/src/primitives/ShareButton|domain/src/review-filters)|storefront/src/(shell/share-page|areas/reviews/queries)",
);

/** What shows and takes reviews, on the product's page and on the customer's. */
const reviews = path(
  "packages/ui/src/(reviews|product/Reviews)|storefront/src/areas/reviews/(reviews|review-likes)",
);

/** What shows articles. */
const blog = path("packages/ui/src/blog/|storefront/src/areas/blog/(FeedLink|queries)");

/** What stands around a customer's own pages. */
const account = path(
  "packages/ui/src/account/Account(Menu|Layout)|storefront/src/(areas/account/AccountSection|core/session/sign-out)|packages/domain/src/(identity-effects|membership|order-shortcuts)\\.",
);

/** What orders and members may do, by their states. */
const states = path("packages/domain/src/(attachments|identity|machines/machine|order-tabs|statuses)\\.");

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
  { name: "lines", test: lines, priority: 1.75, minShareCount: 2 },
  { name: "goods", test: goods, priority: 1.45, minShareCount: 2 },
  { name: "cards", test: cards, priority: 1.4, minShareCount: 2 },
  { name: "offers", test: offers, priority: 1.3, minShareCount: 2 },
  { name: "carousel", test: carousel, priority: 1.35, minShareCount: 2 },
  { name: "coupons", test: coupons, priority: 1.3, minShareCount: 2 },
  { name: "shelves", test: shelves, priority: 1.2, minShareCount: 2 },
  { name: "shops", test: shops, priority: 1.1, minShareCount: 2 },
  { name: "buying", test: buying, priority: 1.1, minShareCount: 2 },
  { name: "sharing", test: sharing, priority: 1.1, minShareCount: 2 },
  { name: "reviews", test: reviews, priority: 1, minShareCount: 2 },
  { name: "blog", test: blog, priority: 1, minShareCount: 2 },
  { name: "listing", test: listing, priority: 1, minShareCount: 3 },
  { name: "at-rest", test: atRest, priority: 1 },
  { name: "account", test: account, priority: 1, minShareCount: 2 },
  { name: "states", test: states, priority: 1, minShareCount: 2 },
];
