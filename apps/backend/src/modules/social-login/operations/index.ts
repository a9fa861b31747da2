export { listSocialProviders, socialLogin, startSocialLogin } from "./social-login.ts";
