import { ofAccount } from "../../core/page-kinds.ts";
import { route } from "../../core/route.ts";

export const accountRoutes = {
  overview: route("/account", "account/AccountPage", {
    title: "page.account",
    texts: ["account", "catalog"],
    ...ofAccount,
  }),
  addresses: route("/account/address", "account/AddressPage", {
    title: "page.address",
    texts: ["account", "fields"],
    ...ofAccount,
  }),
  password: route("/account/password", "account/PasswordPage", {
    title: "page.password",
    texts: ["account", "auth", "fields"],
    ...ofAccount,
  }),
  profile: route("/account/profile", "account/ProfilePage", {
    title: "page.profile",
    texts: ["account", "auth", "fields"],
    ...ofAccount,
  }),
  language: route("/account/language", "account/LanguagePage", {
    title: "page.language",
    texts: ["account"],
    ...ofAccount,
  }),
  remove: route("/account/remove", "account/RemoveAccountPage", {
    title: "page.remove_account",
    texts: ["account", "auth", "fields"],
    ...ofAccount,
  }),
};
