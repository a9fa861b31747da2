export { ChallengeDialog, type ChallengeDialogProps } from "./ChallengeDialog/ChallengeDialog.tsx";
export {
  ForgotPasswordScreen,
  type ForgotPasswordScreenProps,
} from "./ForgotPasswordScreen/ForgotPasswordScreen.tsx";
export { LoginForm, type LoginFormProps } from "./LoginForm/LoginForm.tsx";
export { LoginScreen, type LoginScreenProps } from "./LoginScreen/LoginScreen.tsx";
export { OtpField, type OtpFieldProps } from "./OtpForm/OtpField.tsx";
export { OtpForm, type OtpFormProps } from "./OtpForm/OtpForm.tsx";
export { ResendOtp, type ResendOtpProps } from "./OtpForm/ResendOtp.tsx";
export { SentTo } from "./OtpForm/SentTo.tsx";
export { useWebOtp } from "./OtpForm/use-web-otp.ts";
export { NewPasswordField, type NewPasswordFieldProps } from "./PasswordField/NewPasswordField.tsx";
export { PasswordField, type PasswordFieldProps } from "./PasswordField/PasswordField.tsx";
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
