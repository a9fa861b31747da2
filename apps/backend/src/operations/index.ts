import type { Operations } from "../http/operation.ts";
import * as addresses from "./addresses/index.ts";
import * as cart from "./cart/index.ts";
import * as checkout from "./checkout/index.ts";
import * as complaints from "./complaints/index.ts";
import * as coupons from "./coupons/index.ts";
import * as customer from "./customer.ts";
import * as discover from "./discover/index.ts";
import * as malls from "./malls.ts";
import * as media from "./media/upload.ts";
import * as orderDetail from "./order-detail/index.ts";
import * as orders from "./orders/index.ts";
import * as places from "./places.ts";
import * as products from "./products/index.ts";
import * as refunds from "./refunds/index.ts";
import * as returns from "./returns/index.ts";
import * as reviews from "./reviews/index.ts";
import * as search from "./search/index.ts";
import * as shipping from "./shipping/index.ts";
import * as signIn from "./sign-in/index.ts";
import * as stationsBanks from "./stations-banks/index.ts";

/** Every operation that has code, by its `operationId`. One line a family. */
export const operations = {
  ...signIn,
  ...customer,
  ...places,
  ...addresses,
  ...malls,
  ...coupons,
  ...discover,
  ...products,
  ...reviews,
  ...search,
  ...shipping,
  ...cart,
  ...checkout,
  ...orders,
  ...orderDetail,
  ...media,
  ...complaints,
  ...returns,
  ...refunds,
  ...stationsBanks,
} satisfies Partial<Operations>;
