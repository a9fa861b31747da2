export {
  SocialLoginScreen,
  type SocialLoginProgress,
  type SocialLoginScreenProps,
} from "./SocialLoginScreen.tsx";
