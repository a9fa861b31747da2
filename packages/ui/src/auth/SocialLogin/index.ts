export { SocialLogin, type SocialLoginProps } from "./SocialLogin.tsx";
