export { linkSocialAccount } from "./social-login.ts";
