import { globSync } from "node:fs";
import { fileURLToPath } from "node:url";

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

const pageCount = globSync("src/areas/*/*Page.tsx", {
  cwd: fileURLToPath(new URL("..", import.meta.url)),
}).length;

/** How many pages use a module that may travel with every page: most of them, however many there come to be. */
const mostPages = Math.ceil(pageCount * 0.6);

/** What pages share: components and rules. Texts stay apart, a file per language and namespace. */
const shared = path("packages/(?!i18n/src/locales|domain/src/error-messages|ui/src/forms)");

/** Some hundred bytes each, and used by pages of several kinds. */
const small = path(
  "packages/(ui/src/primitives/(VisuallyHidden|Time|LinkChip)/|domain/src/(variant-text|message-keys))" +
    "|storefront/src/(shell/share-page|areas/cart/ticked-variants|areas/product/queries)",
);

/** What shows a product. */
const catalog = path(
  "packages/ui/src/(catalog/(ProductCard|ProductGrid|Shelf|CatalogFailed|WishButton|PriceDropBadge)" +
    "|primitives/(Rating|Badge|DeferredSection))|packages/domain/src/compact",
);

/** What shows a coupon, and how long it or a deal is still good. */
const offers = path("packages/ui/src/(catalog/Coupon(Chip|Strip)|primitives/(Countdown|ProgressBar))");

/** What pages of goods and pages of orders have in common. Apart, so that an order does not bring the catalogue along. */
const goods = path("packages/(ui/src/primitives/(Price|Breadcrumb|Carousel)|domain/src/coupon)");

/** What a list's filters are made of. */
const filters = path("packages/ui/src/(primitives/(Select|Checkbox|RadioGroup|Field)|catalog/FilterForm)/");

/** What is typed into. */
const fields = path("packages/ui/src/primitives/(TextField|TextArea)/");

/** What shows and takes reviews, on the product's page and on the customer's. */
const reviews = path("packages/ui/src/reviews/|storefront/src/areas/reviews/(reviews|review-likes)");

/** What puts failures into words. */
const failures = path(
  "packages/(domain/src/error-messages|ui/src/forms/(use-failure-text|call-outcome))" +
    "|storefront/src/core/describe-failure",
);

/** How a product page and the cart take goods. */
const buying = path(
  "packages/ui/src/primitives/QuantityStepper|storefront/src/areas/checkout/prepare-checkout",
);

/** What shows a list page by page. */
const lists = path(
  "storefront/src/core/(endless-list|kept-lists)|node_modules/swr/dist/infinite|packages/ui/src/primitives/LoadMore",
);

/** What lists products by filters. */
const listing = path(
  "packages/ui/src/(catalog/(Facets|Listing|ListToolbar|AppliedFilters|ResultCount|SortSelect))" +
    "|storefront/src/areas/catalog/(product-list|use-listing)",
);

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
  { name: "shared", test: shared, priority: 2, minShareCount: mostPages },
  { name: "small", test: small, priority: 1.8, minShareCount: 2 },
  { name: "failures", test: failures, priority: 1.7, minShareCount: 2 },
  { name: "lists", test: lists, priority: 1.6, minShareCount: 2 },
  { name: "goods", test: goods, priority: 1.5, minShareCount: 3 },
  { name: "filters", test: filters, priority: 1.5, minShareCount: 3 },
  { name: "fields", test: fields, priority: 1.5, minShareCount: 3 },
  { name: "catalog", test: catalog, priority: 1, minShareCount: 3 },
  { name: "offers", test: offers, priority: 1, minShareCount: 3 },
  { name: "reviews", test: reviews, priority: 1, minShareCount: 2 },
  { name: "buying", test: buying, priority: 1, minShareCount: 2 },
  { name: "listing", test: listing, priority: 1, minShareCount: 3 },
];
