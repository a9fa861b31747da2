import { allTexts } from "../packages/i18n/src/all.ts";
import { words as ownWords } from "../packages/i18n/src/use-format.ts";
import type { TextKey } from "../packages/ui/src/fixtures/texts.ts";

/** Customers' words, by the key of their text, with the folders of the fragments that show them. */
const byCustomersWord: Partial<Record<TextKey | "price" | "original", readonly string[]>> = {
  price: ["primitives/Price", "product/PriceBlock", "checkout/PriceLine"],
  original: ["primitives/Price"],
  "cart:title": ["cart/CartScreen", "cart/CartGroupCard", "cart/CartLineRow", "cart/CartSummary"],
  "checkout:title": ["checkout/CheckoutScreen", "checkout/PaymentResultScreen", "checkout/PlaceOrderBar"],
  "checkout:payment.title": ["checkout/PaymentMethodPicker"],
  "product:delivery.title": [
    "checkout/DeliveryPicker",
    "checkout/DeliveryLine",
    "product/DeliveryEstimate",
    "aftersales/DeliveryTracking",
  ],
  "checkout:vat.title": ["checkout/VatDialog", "checkout/VatSection"],
  "cart:coupon.title": [
    "catalog/CouponChip",
    "coupons/CouponHallScreen",
    "coupons/CouponScreen",
    "coupons/VoucherScreen",
    "cart/CouponPicker",
  ],
  "orders:buy_again.action": ["orders/BuyAgainButton"],
  "shell:home": ["catalog/HomeScreen"],
  "shell:search.kind.product": [
    "product/ProductScreen",
    "catalog/ProductCard",
    "catalog/ProductGrid",
    "catalog/ProductListScreen",
  ],
  "shell:search.kind.category": ["catalog/CategoryStrip", "catalog/ProductListScreen"],
  "shell:search.label": ["catalog/SearchScreen", "shell/SearchBox"],
  "catalog:facet.title": ["catalog/Facets", "catalog/AppliedFilters"],
  "catalog:sort.label": ["catalog/ListToolbar", "primitives/Select"],
  "shell:search.kind.tenant": ["catalog/ShopScreen", "catalog/ShopCard"],
  "shell:malls.title": ["catalog/MallScreen", "catalog/MallCards"],
  "catalog:card.deal": ["catalog/FlashDealStrip", "product/PriceBlock"],
  "product:choice.sheet": ["product/VariantPicker", "cart/VariantDialog"],
  "catalog:shop.rating": [
    "primitives/Rating",
    "product/Reviews",
    "reviews/ReviewForm",
    "reviews/ReviewScreen",
  ],
  "catalog:viewed.title": ["catalog/RecentlyViewed"],
  "catalog:wish.title": ["catalog/WishListScreen", "catalog/WishButton"],
  "catalog:follow.title": ["catalog/FollowedShopsScreen", "catalog/FollowButton"],
  "blog:types.news": ["blog/BlogListScreen", "blog/BlogScreen"],
  "shell:orders": ["orders/OrderListScreen", "orders/OrderCard", "aftersales/OrderDetailScreen"],
  "orders:card.cancel": ["orders/CancelOrderDialog", "aftersales/CancelledDetailScreen"],
  "aftersales:case.complaint": ["aftersales/ComplaintDetailScreen", "aftersales/ComplaintCreateDialog"],
  "aftersales:order_detail.action.return": [
    "aftersales/ReturnCreateScreen",
    "aftersales/ReturnDetailScreen",
    "product/ReturnPolicy",
  ],
  "aftersales:cancelled_detail.refund": ["aftersales/RefundDetailScreen", "aftersales/RefundBankDialog"],
  "aftersales:gallery.customer": ["aftersales/EvidenceUploader", "aftersales/EvidenceGallery"],
  "aftersales:bank.title": ["aftersales/BankAccountForm"],
  "aftersales:timeline.title": ["aftersales/StatusTimeline", "primitives/Badge"],
  "shell:account": ["account/AccountScreen", "account/AccountMenu"],
  "account:menu.item.profile": ["account/ProfileScreen"],
  "catalog:mall.address": ["account/AddressBookScreen", "account/AddressForm", "account/AddressCard"],
  "auth:login.password": ["account/PasswordScreen", "auth/PasswordField", "auth/ForgotPasswordScreen"],
  "shell:login": ["auth/LoginScreen", "auth/LoginForm"],
  "shell:page.register": ["auth/RegisterScreen", "auth/RegisterForm"],
  "auth:otp.label": ["auth/OtpForm"],
  "loyalty:membership.card": ["loyalty/MembershipScreen", "loyalty/MemberCard"],
  "shell:page.identity": ["loyalty/IdentityScreen"],
  "shell:language.title": ["account/LanguageScreen", "shell/LanguageSwitch"],
  "shell:notifications.title": [
    "notifications/NotificationScreen",
    "notifications/NotificationSettingsScreen",
    "primitives/Toast",
    "primitives/Notice",
  ],
  "shell:footer.support": ["support/SupportScreen", "support/TicketScreen", "support/TicketRequestScreen"],
  "shell:footer.policies": ["support/PolicyScreen", "shell/PolicyLinks"],
  "product:quantity.label": ["primitives/QuantityStepper"],
  "catalog:deal.ends_in": ["primitives/Countdown"],
  "catalog:share.action": ["primitives/ShareButton"],
  "catalog:list.more": ["primitives/LoadMore"],
  "product:gallery.label": ["product/Gallery", "primitives/Picture", "primitives/Lightbox"],
};

/** What other design systems call a primitive, with its folder here. */
const byDesignersWord: Readonly<Record<string, readonly string[]>> = {
  "accordion, collapse": ["support/QuestionList", "catalog/Facets"],
  "alert, callout, banner": ["primitives/Notice", "forms/FailureNotice"],
  autocomplete: ["forms/Combobox", "shell/SearchBox"],
  avatar: ["primitives/Picture"],
  "drawer, bottom sheet": ["primitives/Dialog", "catalog/ListToolbar"],
  dropdown: ["primitives/Select", "forms/Combobox"],
  "heart, favorite": ["catalog/WishButton"],
  "input, text box": ["primitives/TextField", "primitives/TextArea", "primitives/Field"],
  "modal, popup": ["primitives/Dialog", "forms/ConfirmDialog"],
  "navbar, top bar": ["shell/Header", "shell/BottomBar"],
  "slider, hero": ["primitives/Carousel", "catalog/BannerCarousel"],
  snackbar: ["primitives/Toast"],
  "spinner, loader": ["primitives/Skeleton", "primitives/Button", "primitives/Requested"],
  "tag, pill, label": ["primitives/Badge", "primitives/LinkChip"],
  "toggle, switch": ["primitives/Checkbox", "shell/SchemeSwitch"],
};

/** All words, with the folders of the fragments they stand for. */
export const fragmentsByWord: Readonly<Record<string, readonly string[]>> = {
  ...byCustomersWord,
  ...byDesignersWord,
};

/** A word in both languages, and in Vietnamese without diacritics: `Giá · gia · Price`. */
export function spelled(word: string): string {
  const [vi, en] = [textIn("vi", word), textIn("en", word)];
  return [...new Set([vi, withoutDiacritics(vi), en])].join(" · ");
}

function textIn(locale: "vi" | "en", word: string): string {
  if (word in byDesignersWord) return word;
  if (word in ownWords[locale]) return ownWords[locale][word as keyof (typeof ownWords)["vi"]];
  const [namespace = "", path = ""] = word.split(":");
  const texts: unknown = allTexts[locale][namespace as keyof (typeof allTexts)["vi"]];
  const found = path.split(".").reduce((texts_, key) => (texts_ as Record<string, unknown>)[key], texts);
  return String(found);
}

const withoutDiacritics = (text: string) =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .replaceAll("đ", "d");

/** The words for a fragment's folder, in all spellings. */
export const wordsOf = (folder: string): string[] =>
  Object.entries(fragmentsByWord)
    .filter(([, folders]) => folders.includes(folder))
    .map(([word]) => spelled(word));
