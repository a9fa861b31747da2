export { OtpRefused } from "./refused.ts";
export { resendOtp, sendOtp, type OtpSent, type OtpServices, type OtpWish } from "./send.ts";
export { takeOtp, type OtpGiven, type TakenOtp } from "./take.ts";
