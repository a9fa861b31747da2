import { fields, text } from "../../core/fields.ts";
import { personal } from "../../core/page-kinds.ts";
import { route } from "../../core/route.ts";
import { LOGIN_PATH } from "../../core/session/login.ts";

const ofLogin = { ...personal, needsScript: "login" } as const;
const ofRegister = { ...personal, needsScript: "register" } as const;

/** A path of this site that the customer wanted to go to. */
const query = fields({ next: text });

export const authRoutes = {
  login: route(LOGIN_PATH, "auth/LoginPage", {
    title: "page.login",
    texts: ["auth", "fields"],
    query,
    ...ofLogin,
  }),
  /** An issuer leads back here with a code in the query. */
  social: route("/login/social", "auth/SocialLoginPage", {
    title: "page.social_login",
    texts: ["auth"],
    ...ofLogin,
    secretQuery: true,
  }),
  forgotPassword: route("/login/forgot-password", "auth/ForgotPasswordPage", {
    title: "page.forgot_password",
    texts: ["auth", "fields"],
    query,
    ...ofLogin,
  }),
  register: route("/register", "auth/RegisterPage", {
    title: "page.register",
    texts: ["auth", "fields"],
    query,
    ...ofRegister,
    leadsTo: ["auth/RegisterOtpPage"],
  }),
  registerOtp: route("/register/otp", "auth/RegisterOtpPage", {
    title: "page.register_otp",
    texts: ["auth", "fields"],
    query,
    ...ofRegister,
  }),
  verify: route("/account/verify", "auth/VerifyPage", {
    title: "page.verify",
    texts: ["auth", "fields"],
    query,
    ...ofLogin,
    place: "account",
  }),
};
