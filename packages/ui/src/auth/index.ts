export * from "./LoginForm/index.ts";
export * from "./LoginScreen/index.ts";
