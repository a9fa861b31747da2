/** The pages by which a customer comes to be known and keeps their account, by what they are called here: as a guest meets them. */
export const guestPaths = {
  "sign-in": "/login",
  "social sign-in, back without one": "/login/social",
  "forgotten password": "/login/forgot-password",
  registration: "/register",
};

/** Those that wait for a code, with where its tab keeps it. */
export const codePaths = {
  "forgotten password, code": { path: "/login/forgot-password", draft: "draft:otp-password" },
  "registration, code": { path: "/register/otp", draft: "draft:otp-register" },
};

/** The one page of who has signed in and not verified the phone. */
export const VERIFICATION = "verification of the phone";

/** Those of a customer. */
export const customerPaths = {
  account: "/account",
  profile: "/account/profile",
  password: "/account/password",
  addresses: "/account/address",
  language: "/account/language",
  vouchers: "/account/voucher",
  "notice settings": "/account/notification",
  "removing the account": "/account/remove",
  membership: "/register/membership",
  identity: "/register/identity-card",
};

/** What a page's figure is called. */
export const accessibilityName = (page: string): string => `${page}: accessibility`;

/** The figures that a target holds. */
export const ACCOUNT_ACCESSIBILITY: readonly string[] = [
  ...Object.keys(guestPaths),
  ...Object.keys(codePaths),
  VERIFICATION,
  ...Object.keys(customerPaths),
].map(accessibilityName);
