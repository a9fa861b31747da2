import type { Coupon, ProductCard, ProductDetail } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import type { CatalogHrefs } from "../../catalog/catalog-hrefs.ts";
import { FailedState } from "../../primitives/FailedState/index.ts";
import type { ShareOutcome } from "../../primitives/ShareButton/index.ts";
import type { PurchaseCalls } from "../BuyBox/index.ts";
import type { Destination } from "../DeliveryEstimate/index.ts";
import type { ProductReviews } from "../Reviews/index.ts";
import type { Reviewing } from "./AboutProduct.tsx";
import { LoadingProduct } from "./LoadingProduct.tsx";
import { ReadyProduct } from "./ReadyProduct.tsx";

/** The product as far as it is known. */
export type ProductPage =
  /** After a step from a list its card is known: name, picture and price stand there at once. */
  | { kind: "loading"; known?: ProductCard }
  | { kind: "failed"; onRetry: () => unknown }
  | {
      kind: "ready";
      product: ProductDetail;
      coupons?: readonly Coupon[];
      /**
       * What buyers say.
       * @default loading
       */
      reviews?: ProductReviews;
      /** Undefined while they load. */
      related?: readonly ProductCard[];
    };

export interface ProductScreenProps extends PurchaseCalls {
  /** The product, or that it is still loading or could not be had. */
  state: ProductPage;
  /** Where its links lead. */
  hrefs: CatalogHrefs;
  /** What it cost when the customer looked at it last, in dong; the browser's to know. */
  priceSeen?: number | null;
  /** Ids of the coupons that the customer has. */
  savedCouponIds?: readonly number[];
  /** May return a promise. Without it coupons are shown without a button. */
  onSaveCoupon?: (coupon: Coupon) => unknown;
  /** Fetches more reviews. */
  onLoadMoreReviews: () => unknown;
  /** What can be done with reviews beside reading them. */
  reviewing?: Reviewing;
  /** Hands the product's link on. Without it there is no button for it. */
  onShare?: () => Promise<ShareOutcome>;
  /** The deal has ended: time to ask what it costs now. */
  onDealEnd?: () => void;
  /** Where the customer wants it; the browser's to know. */
  destination?: Destination;
}

/** A product: what it looks like, what it costs, what to choose, what others say, and the way into the cart. */
export function ProductScreen({ state, ...page }: ProductScreenProps) {
  const { t } = useTranslation("product");
  if (state.kind === "failed") {
    return (
      <FailedState heading="h1" title={t("failed.title")} retryLabel={t("retry")} onRetry={state.onRetry}>
        {t("failed.text")}
      </FailedState>
    );
  }
  if (state.kind === "loading") return <LoadingProduct known={state.known} hrefs={page.hrefs} />;
  // Another product is another choice: nothing of the last one is carried over.
  return <ReadyProduct key={state.product.id} {...state} {...page} />;
}
