export { ChallengeDialog, type ChallengeDialogProps } from "./ChallengeDialog/ChallengeDialog.tsx";
export {
  ForgotPasswordScreen,
  type ForgotPasswordScreenProps,
} from "./ForgotPasswordScreen/ForgotPasswordScreen.tsx";
export { LoginForm, type LoginFormProps } from "./LoginForm/LoginForm.tsx";
export { LoginScreen, type LoginScreenProps } from "./LoginScreen/LoginScreen.tsx";
export {
  OtpField,
  OtpForm,
  ResendOtp,
  SentTo,
  useWebOtp,
  type OtpFieldProps,
  type OtpFormProps,
  type ResendOtpProps,
} from "./OtpForm/index.ts";
export {
  NewPasswordField,
  PasswordField,
  type NewPasswordFieldProps,
  type PasswordFieldProps,
} from "./PasswordField/index.ts";
export { RegisterForm, type RegisterFormProps } from "./RegisterForm/RegisterForm.tsx";
export { RegisterOtpScreen, type RegisterOtpScreenProps } from "./RegisterOtpScreen/RegisterOtpScreen.tsx";
export { RegisterScreen, type RegisterScreenProps } from "./RegisterScreen/RegisterScreen.tsx";
export { VerifyPhoneScreen, type VerifyPhoneScreenProps } from "./VerifyPhoneScreen/VerifyPhoneScreen.tsx";
export { SocialLogin, type SocialLoginProps } from "./SocialLogin/SocialLogin.tsx";
export {
  SocialLoginScreen,
  type SocialLoginProgress,
  type SocialLoginScreenProps,
} from "./SocialLoginScreen/SocialLoginScreen.tsx";
