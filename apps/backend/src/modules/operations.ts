import type { Operations } from "../http/operation.ts";
import * as accountRemoval from "./account-removal/operations/index.ts";
import * as addresses from "./addresses/operations/index.ts";
import * as blog from "./blog/operations/index.ts";
import * as cart from "./cart/operations/index.ts";
import * as catalogue from "./catalogue/operations/index.ts";
import * as checkout from "./checkout/operations/index.ts";
import * as complaints from "./complaints/operations/index.ts";
import * as coupons from "./coupons/operations/index.ts";
import * as customers from "./customers/operations/index.ts";
import * as delivery from "./delivery/operations/index.ts";
import * as figures from "./figures/operations/index.ts";
import * as identity from "./identity/operations/index.ts";
import * as loyalty from "./loyalty/operations/index.ts";
import * as media from "./media/operations/index.ts";
import * as notifications from "./notifications/operations/index.ts";
import * as orders from "./orders/operations/index.ts";
import * as places from "./places/operations/index.ts";
import * as recentlyViewed from "./recently-viewed/operations/index.ts";
import * as refunds from "./refunds/operations/index.ts";
import * as returns from "./returns/operations/index.ts";
import * as reviews from "./reviews/operations/index.ts";
import * as socialLogin from "./social-login/operations/index.ts";
import * as wallet from "./wallet/operations/index.ts";
import * as followedShops from "./followed-shops/operations/index.ts";
import * as wishList from "./wish-list/operations/index.ts";
import * as support from "./support/operations/index.ts";

/** Every operation that has code, by its `operationId`. One line a module. */
export const operations = {
  ...accountRemoval,
  ...addresses,
  ...blog,
  ...cart,
  ...catalogue,
  ...checkout,
  ...complaints,
  ...coupons,
  ...customers,
  ...delivery,
  ...figures,
  ...identity,
  ...loyalty,
  ...media,
  ...notifications,
  ...orders,
  ...places,
  ...recentlyViewed,
  ...refunds,
  ...returns,
  ...reviews,
  ...socialLogin,
  ...wallet,
  ...followedShops,
  ...wishList,
  ...support,
} satisfies Partial<Operations>;
