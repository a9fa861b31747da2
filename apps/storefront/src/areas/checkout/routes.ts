import { fields, id, ofCustomer, route, text } from "../../core/route.ts";

const ofPayment = { ...ofCustomer, needsScript: "payment" } as const;

export const checkoutRoutes = {
  payment: route("/payment", "checkout/PaymentPage", {
    title: "page.payment",
    texts: ["checkout", "account", "cart", "product", "catalog", "fields"],
    query: fields({ checkout: text }),
    ...ofPayment,
    ownBar: true,
    toPurchase: true,
  }),
  result: route("/payment/result", "checkout/PaymentResultPage", {
    title: "page.payment_result",
    texts: ["checkout", "orders"],
    query: fields({ order: id }),
    ...ofPayment,
    place: "orders",
  }),
};
