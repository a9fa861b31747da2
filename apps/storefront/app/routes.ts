import { index, route, type RouteConfig } from "@react-router/dev/routes";

/** The whole site map (spec §2). Vietnamese has no prefix, English has `/en`. */
export default [
  route("sitemap.xml", "routes/sitemap.ts"),
  route("robots.txt", "routes/robots.ts"),
  route("en?", "routes/locale.tsx", [
    index("routes/home.tsx"),
    route("products", "routes/products.tsx"),
    route("search", "routes/search.tsx"),
    route("mall/:id", "routes/mall.tsx"),
    route("shop/:id", "routes/shop.tsx"),
    route("product/:id", "routes/product.tsx"),
    route("cart", "routes/cart.tsx"),
    route("login", "routes/login.tsx"),
    route("payment", "routes/payment.tsx"),
    route("payment/result", "routes/payment-result.tsx"),
    route("account", "routes/account.tsx"),
    route("account/address", "routes/account-address.tsx"),
    route("account/purchase", "routes/account-purchase.tsx"),
    route("account/purchase/detail", "routes/purchase-detail.tsx"),
    route("account/purchase/complaint/:orderDetailId", "routes/purchase-complaint.tsx"),
    route("account/purchase/return/create", "routes/purchase-return-create.tsx"),
    route("account/purchase/return/:orderDetailId", "routes/purchase-return.tsx"),
    route("account/purchase/refund/:orderDetailId", "routes/purchase-refund.tsx"),
    route("account/purchase/cancelled/:orderDetailId", "routes/purchase-cancelled.tsx"),
    route("account/purchase/finish/:orderDetailId", "routes/purchase-finish.tsx"),
    route("*", "routes/not-found.tsx"),
  ]),
] satisfies RouteConfig;
