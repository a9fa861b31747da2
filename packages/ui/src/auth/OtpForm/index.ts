export { OtpField, type OtpFieldProps } from "./OtpField.tsx";
export { OtpForm, type OtpFormProps } from "./OtpForm.tsx";
export { ResendOtp, type ResendOtpProps } from "./ResendOtp.tsx";
export { SentTo } from "./SentTo.tsx";
export { useWebOtp } from "./use-web-otp.ts";
