import { fields, personal, route, text, type PageFacts } from "../../core/route.ts";
import { LOGIN_PATH } from "../../core/session/login.ts";

/** A page that signs in, and then returns to the path in `next`. */
const signingIn = (title: PageFacts["title"], needsScript: "login" | "register") =>
  ({ ...personal, title, texts: ["auth", "fields"], needsScript, query: fields({ next: text }) }) as const;

export const authRoutes = {
  login: route(LOGIN_PATH, "auth/LoginPage", signingIn("page.login", "login")),
  /** The provider redirects back here with a code in the query string. */
  social: route("/login/social", "auth/SocialLoginPage", {
    ...personal,
    title: "page.social_login",
    texts: ["auth"],
    needsScript: "login",
    secretQuery: true,
  }),
  forgotPassword: route(
    "/login/forgot-password",
    "auth/ForgotPasswordPage",
    signingIn("page.forgot_password", "login"),
  ),
  register: route("/register", "auth/RegisterPage", {
    ...signingIn("page.register", "register"),
    leadsTo: ["auth/RegisterOtpPage"],
  }),
  registerOtp: route("/register/otp", "auth/RegisterOtpPage", signingIn("page.register_otp", "register")),
  verify: route("/account/verify", "auth/VerifyPage", {
    ...signingIn("page.verify", "login"),
    place: "account",
  }),
};
