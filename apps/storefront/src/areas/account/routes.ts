import { ofAccount } from "../../core/page-kinds.ts";
import { route } from "../../core/route.ts";

/** The area's pages and their addresses (docs/decisions.md, Routes). */
export const accountRoutes = {
  overview: route("/account", { page: "account/AccountPage", texts: ["account", "catalog"], ...ofAccount }),
  addresses: route("/account/address", {
    page: "account/AddressPage",
    texts: ["account", "fields"],
    ...ofAccount,
  }),
  password: route("/account/password", {
    page: "account/PasswordPage",
    texts: ["account", "auth", "fields"],
    ...ofAccount,
  }),
  profile: route("/account/profile", {
    page: "account/ProfilePage",
    texts: ["account", "auth", "fields"],
    ...ofAccount,
  }),
  language: route("/account/language", { page: "account/LanguagePage", texts: ["account"], ...ofAccount }),
  remove: route("/account/remove", {
    page: "account/RemoveAccountPage",
    texts: ["account", "fields"],
    ...ofAccount,
  }),
};
