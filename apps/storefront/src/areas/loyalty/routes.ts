import { ofAccount, route } from "../../core/route.ts";

export const loyaltyRoutes = {
  membership: route(
    "/register/membership",
    "loyalty/MembershipPage",
    ofAccount("page.membership", "loyalty", "auth", "fields"),
  ),
  identity: route(
    "/register/identity-card",
    "loyalty/IdentityPage",
    ofAccount("page.identity", "loyalty", "fields"),
  ),
};
