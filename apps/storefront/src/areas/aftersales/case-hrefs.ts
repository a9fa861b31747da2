import { useLocale } from "@sen/i18n";
import { perLocale } from "../../core/route.ts";
import { cartRoutes } from "../cart/routes.ts";
import { catalogRoutes } from "../catalog/routes.ts";
import { orderRoutes } from "../orders/routes.ts";
import { productRoutes } from "../product/routes.ts";
import { loyaltyRoutes } from "../loyalty/routes.ts";
import { reviewRoutes } from "../reviews/routes.ts";
import { supportRoutes } from "../support/routes.ts";
import { aftersalesRoutes } from "./routes.ts";

const caseHrefsOf = perLocale((href) => ({
  cart: () => href(cartRoutes.cart),
  product: (id: number) => href(productRoutes.detail, { id }),
  shop: (id: number) => href(catalogRoutes.shop, { id }),
  order: (id: number) => href(orderRoutes.detail, { id }),
  orders: href(orderRoutes.list),
  returnCreate: (id: number) => href(aftersalesRoutes.returnCreate, { id }),
  return: (id: number) => href(aftersalesRoutes.return, { id }),
  complaint: (id: number, complainId: number) => href(aftersalesRoutes.complaint, { id, complainId }),
  refund: (id: number) => href(aftersalesRoutes.refund, { id }),
  cancelled: (id: number) => href(aftersalesRoutes.cancelled, { id }),
  writeReview: (id: number) => href(reviewRoutes.write, { id }),
  review: (id: number) => href(reviewRoutes.detail, { id }),
  finish: (id: number) => href(aftersalesRoutes.finish, { id }),
  identity: href(loyaltyRoutes.identity),
  help: (order: number) => href(supportRoutes.request, { order }),
}));

/** Where the page of an order, and those of its requests, lead. */
export const useCaseHrefs = () => caseHrefsOf(useLocale());
