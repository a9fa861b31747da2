export { listSocialProviders, socialLogin, startSocialLink, startSocialLogin } from "./social-login.ts";
export { listSocialAccounts, removeSocialAccount } from "./social-accounts.ts";
