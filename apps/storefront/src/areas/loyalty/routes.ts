import { ofAccount } from "../../core/page-kinds.ts";
import { route } from "../../core/route.ts";

export const loyaltyRoutes = {
  membership: route("/register/membership", "loyalty/MembershipPage", {
    title: "page.membership",
    texts: ["account", "loyalty", "auth", "fields"],
    ...ofAccount,
  }),
  identity: route("/register/identity-card", "loyalty/IdentityPage", {
    title: "page.identity",
    texts: ["account", "loyalty", "fields"],
    ...ofAccount,
  }),
};
