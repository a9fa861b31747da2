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
      "|swr|dequal|use-sync-external-store)/|preload-helper",
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
    "packages/ui/src/primitives/(Breadcrumb|Card|Skeleton|VisuallyHidden|Time)/|packages/api/src/timeout" +
      "|storefront/src/core/offline-pages",
  ),
  // Wording of failures.
  group(
    "failures",
    "packages/(domain/src/(call-success|error-codes|error-messages|field-errors)\\.|ui/src/(forms/(use-(call|done-toast|field-error-text|failure-text|focus-first-wrong)|call-outcome|FailureNotice)|primitives/Requested/Requested))" +
      "|storefront/src/core/(describe-failure|leave-for|session/device-id)",
  ),
  // Paged lists.
  group(
    "lists",
    "storefront/src/core/(endless-list|kept-lists|list-state)|node_modules/swr/dist/infinite|packages/ui/src/primitives/(LoadMore|LinkChip)",
  ),
  // Form fields.
  group(
    "fields",
    "packages/(ui/src/(primitives/(Select|Checkbox|RadioGroup|Field|TextField|TextArea)/|forms/SearchField)|domain/src/phone\\.)",
    3,
  ),
  // Product queries, variant names, error texts and events of cart lines.
  group(
    "lines",
    "packages/domain/src/(buy-again|message-keys|variant-text)\\.|storefront/src/(areas/(cart/ticked-variants|product/queries)|shell/track-items)",
  ),
  // Parts of a product in lists and on its page.
  group(
    "goods",
    "packages/ui/src/(catalog/(WishButton|PriceDropBadge|picked-up-today)|primitives/(Price|Rating|ProgressBar)/)" +
      "|packages/domain/src/(calendar-day|compact-count|daily-hours|money|pickup)\\." +
      "|storefront/src/(areas/catalog/queries|shell/json-ld)",
  ),
  // Product lists.
  group("cards", "packages/ui/src/catalog/(ProductCard|ProductGrid|Shelf|CategoryStrip|CatalogFailed)"),
  // Countdowns of offers, and sections below the first screen.
  group(
    "offers",
    "packages/(ui/src/(primitives/(Countdown|Carousel/StepButtons|ShareButton)|lazy-part/late-section)|domain/src/review-filters)" +
      "|storefront/src/(shell/(WhenNear|share-page)|areas/(catalog/similar-products|coupons/saved-coupons|reviews/queries))",
  ),
  // Carousels.
  group("carousel", "packages/ui/src/primitives/Carousel/Carousel|storefront/src/areas/blog/highlights"),
  // Coupons next to products.
  group("coupons", "packages/ui/src/catalog/CouponChip|packages/domain/src/coupon\\."),
  // Shelves of other products at the end of a page.
  group(
    "shelves",
    "packages/ui/src/catalog/RecentlyViewed|packages/domain/src/suggestions\\." +
      "|storefront/src/areas/catalog/(RecentlyViewedShelf|Suggestions)",
  ),
  // Shops, and presses shown at once.
  group(
    "shops",
    "packages/ui/src/catalog/(ShopCard|FollowButton)|storefront/src/(areas/catalog/following|core/(save-)?press)",
  ),
  // Adding products to the cart.
  group(
    "buying",
    "packages/ui/src/(primitives/QuantityStepper|product/(MediaViewer/Lazy|VariantPicker|SizeGuide|variant-choice))|packages/domain/src/(guest-cart|quantity|limits)\\." +
      "|storefront/src/areas/checkout/prepare-checkout",
  ),
  // Reviews, shown and written, on the product's and the customer's pages.
  group("reviews", "packages/ui/src/(reviews|product/Reviews)|storefront/src/areas/reviews/review-likes"),
  // Articles.
  group("blog", "packages/ui/src/blog/|storefront/src/areas/blog/(FeedLink|queries)"),
  // Filtered product lists.
  group(
    "listing",
    "packages/ui/src/(catalog/(Facets|FilterForm|Listing|ListToolbar|AppliedFilters|SearchNotes|use-product-count)|primitives/Pagination)" +
      "|packages/domain/src/(listing-corrections|product-count)|storefront/src/areas/catalog/(use-listing|mall-first)",
    3,
  ),
  // Loaded when a page is idle: the maps of pages and texts, prefetching, search suggestions, offline caching, and retries.
  group(
    "at-rest",
    "storefront/src/(app/(page-map|prefetch-page|suggest)|shell/keep-pages)|packages/(i18n/src/load-namespace|ui/src/lazy-part/failed-style-sheets)",
    1,
  ),
  // The account's menu, beside its pages, and what they share. `server/page-assets.ts` knows it by this name.
  group(
    "account-menu",
    "packages/ui/src/account/Account(Menu|Layout)|storefront/src/(areas/account/AccountSection|core/session/sign-out)|packages/domain/src/(identity-effects|membership|order-shortcuts)\\.",
  ),
  // Allowed actions of orders and members, by status.
  group("states", "packages/domain/src/(attachments|identity|machines/machine|order-condition|statuses)\\."),
  // Validation of forms.
  group("validation", "node_modules/zod/|packages/domain/src/(email|note|person-name|[a-z-]+-schema)\\."),
  // Forms of several fields.
  group(
    "forms",
    "node_modules/(react-hook-form|@hookform)/|packages/ui/src/forms/(use-typed-draft|use-server-form|contact-fields)",
  ),
  // Signing in.
  group("login", "storefront/src/areas/auth/(login|social-login|use-leave)"),
  // Passwords and codes.
  group(
    "sign-in",
    "packages/(ui/src/auth/(AuthForm|AuthLayout|OtpForm|PasswordField|PhoneForm)|domain/src/(otp-form|password|registration-form)\\.)" +
      "|storefront/src/core/send-code",
  ),
  // Codes of a sign-in. The profile's and the membership's need none of it.
  group("codes", "storefront/src/areas/auth/otp"),
  // Paged lists with tabs.
  group("tabs", "packages/ui/src/primitives/(TabLinks|Requested/PagedList)"),
  // Pages of the account.
  group(
    "account-parts",
    "packages/ui/src/(account/AccountSection|aftersales/CasePage/(CasePage|FactList)|forms/(ConfirmDialog|Form/))|storefront/src/core/settle",
  ),
  // Totals of a cart or an order.
  group("totals", "packages/ui/src/checkout/PriceLine"),
  // Orders and what can be done with them.
  group(
    "orders",
    "packages/domain/src/(cancel-reason|complaint|order-actions|order-table|order-title|payable-url|refund|unpaid-order|machines/(complaint|order)-machine)\\.",
  ),
  // Progress and contents of an order or a case.
  group(
    "cases",
    "packages/(ui/src/(aftersales/(CaseHeader|CasePage/CaseProducts|NextStep|ProductTable|StatusTimeline|name-of))|domain/src/(history|order-total-lines)\\.)" +
      "|storefront/src/areas/(aftersales/cases|orders/CaseHead)",
  ),
  // Queries of orders, and what happens next with one.
  group(
    "order-queries",
    "storefront/src/areas/orders/(order-steps|queries)|packages/ui/src/aftersales/OrderDetailScreen/OrderSentences",
  ),
  // Files of a case or ticket.
  group(
    "attachments",
    "packages/ui/src/aftersales/EvidenceGallery/AttachmentGrid|storefront/src/core/media-poll-interval",
  ),
  // What a ward is called today, on pages of addresses and of orders: by itself, because the first of them to match would bring the rest.
  group("todays-place", "packages/domain/src/todays-place\\."),
  // Returns, and complaints under way.
  group(
    "returns",
    "packages/(ui/src/aftersales/(AddressPanel|CaseFacts|CasePlaces|EvidenceGallery/EvidenceGallery|ProposedSolution)|domain/src/(return-amount|return-request|machines/return-machine)\\.)",
  ),
  // Buttons of an order.
  group(
    "order-buttons",
    "packages/(ui/src/orders/(BuyAgainButton|CancelOrderDialog|ReceivedDialog))|storefront/src/areas/orders/buy-again",
  ),
  // Uploads and drafts.
  group("drafts", "node_modules/idb-keyval|storefront/src/core/(upload-file|drafts)"),
  // Evidence.
  group(
    "evidence",
    "packages/(ui/src/(aftersales/(use-evidence-upload|EvidenceUploader/Lazy)|forms/readable-photo)|domain/src/(evidence|ticket-form|upload)\\.)",
  ),
  // Answers with line breaks and links.
  group("plain-text", "packages/ui/src/support/PlainText"),
  // Questions of customers.
  group(
    "questions",
    "packages/ui/src/support/(CategoryIcon|QuestionList)|storefront/src/areas/support/questions",
  ),
  // Tickets.
  group(
    "tickets",
    "packages/(ui/src/support/TicketList/|domain/src/(ticket|machines/ticket-machine)\\.)|storefront/src/areas/support/tickets",
  ),
  // Addresses.
  group(
    "addresses",
    "packages/(ui/src/account/Address(Card|Dialog)|domain/src/address-form)|storefront/src/(areas/account/addresses|core/places)",
  ),
];
