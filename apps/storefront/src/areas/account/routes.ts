import { ofAccount, route } from "../../core/route.ts";

export const accountRoutes = {
  overview: route("/account", "account/AccountPage", {
    ...ofAccount("page.account", "catalog"),
    inAccount: false,
  }),
  addresses: route("/account/address", "account/AddressPage", ofAccount("page.address", "fields")),
  password: route("/account/password", "account/PasswordPage", ofAccount("page.password", "auth", "fields")),
  profile: route("/account/profile", "account/ProfilePage", ofAccount("page.profile", "auth", "fields")),
  language: route("/account/language", "account/LanguagePage", ofAccount("page.language")),
  remove: route(
    "/account/remove",
    "account/RemoveAccountPage",
    ofAccount("page.remove_account", "auth", "fields"),
  ),
};
