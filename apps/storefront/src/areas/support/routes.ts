import { POLICIES, SUPPORT_CATEGORIES } from "@sen/domain";
import { fields, id, MENUS, ofCustomer, oneOf, route, text } from "../../core/route.ts";

const ofTickets = { ...ofCustomer, needsScript: "support" } as const;

export const supportRoutes = {
  home: route("/support", "support/SupportPage", {
    texts: ["support"],
    query: fields({ q: text }),
    cacheTtlSeconds: MENUS,
  }),
  category: route("/support/category/:category", "support/SupportCategoryPage", {
    texts: ["support"],
    params: { category: oneOf(SUPPORT_CATEGORIES) },
    cacheTtlSeconds: MENUS,
  }),
  request: route("/support/request", "support/TicketRequestPage", {
    title: "page.support_request",
    texts: ["support", "aftersales", "orders", "fields"],
    query: fields({ category: oneOf(SUPPORT_CATEGORIES), order: id }),
    ...ofTickets,
  }),
  askShop: route("/support/ask-shop/:id", "support/AskShopPage", {
    texts: ["support", "aftersales", "orders", "fields"],
    query: fields({ product: id, order: id }),
    ...ofTickets,
  }),
  shopQuestions: route("/support/shop-questions", "support/ShopQuestionsPage", {
    title: "page.shop_questions",
    texts: ["support", "account"],
    inAccount: true,
    ...ofTickets,
  }),
  /** Notifications link here with the ticket's id. */
  tickets: route("/support/my-questions", "support/MyQuestionsPage", {
    title: "page.my_questions",
    texts: ["support"],
    query: fields({ id, standing: oneOf(["open", "closed"]) }),
    ...ofTickets,
  }),
  ticket: route("/support/my-questions/:id", "support/MyQuestionPage", {
    texts: ["support", "aftersales", "fields"],
    ...ofTickets,
  }),
  contact: route("/customer-support", "support/CustomerSupportPage", {
    texts: ["support"],
    cacheTtlSeconds: MENUS,
  }),
  policy: route("/policy/:policy", "support/PolicyPage", {
    texts: ["policies"],
    params: { policy: oneOf(POLICIES) },
    cacheTtlSeconds: MENUS,
  }),
};
