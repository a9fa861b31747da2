import type { Coupon, ProductCard, ProductDetail } from "@sen/api";
import type { CatalogHrefs } from "../../catalog/catalog-hrefs.ts";
import type { ShareOutcome } from "../../primitives/ShareButton/ShareButton.tsx";
import type { PurchaseCalls } from "../BuyBox/use-purchase.ts";
import type { Destination } from "../DeliveryEstimate/DeliveryEstimate.tsx";

/** The product as far as it is known. */
export type ProductPage =
  /** After a step from a list its card is known: name, picture and price stand there at once. */
  | { kind: "loading"; known?: ProductCard }
  | { kind: "failed"; onRetry: () => unknown }
  | {
      kind: "ready";
      product: ProductDetail;
      coupons?: readonly Coupon[];
    };

/** What a customer can do on a product's page, and where it leads. */
export interface ProductCalls extends PurchaseCalls {
  /** Where its links lead. */
  hrefs: CatalogHrefs;
  /** What it cost when the customer looked at it last, in dong; the browser's to know. */
  priceSeen?: number | null;
  /** Ids of the coupons that the customer has. */
  savedCouponIds?: readonly number[];
  /** May return a promise. Without it coupons are shown without a button. */
  onSaveCoupon?: (coupon: Coupon) => unknown;
  /** Hands the product's link on. Without it there is no button for it. */
  onShare?: () => Promise<ShareOutcome>;
  /** The deal has ended: time to ask what it costs now. */
  onDealEnd?: () => void;
  /** Where the customer wants it; the browser's to know. */
  destination?: Destination;
}
