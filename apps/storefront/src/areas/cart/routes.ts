import { personal, route } from "../../core/route.ts";

export const cartRoutes = {
  cart: route("/cart", "cart/CartPage", {
    title: "page.cart",
    texts: ["cart", "product", "catalog"],
    ...personal,
    needsScript: "cart",
    ownBar: true,
    toPurchase: true,
  }),
};
