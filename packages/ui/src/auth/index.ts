export * from "./LoginForm/index.ts";
export * from "./LoginScreen/index.ts";
export * from "./SocialLogin/index.ts";
export * from "./SocialLoginScreen/index.ts";
