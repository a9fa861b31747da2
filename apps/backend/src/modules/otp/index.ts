export { OtpRefused } from "./refused.ts";
export { resendOtp, sendOtp, type OtpSent, type OtpServices } from "./send.ts";
export { takeOtp } from "./take.ts";
