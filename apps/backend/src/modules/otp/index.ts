export { OtpRefused } from "./refused.ts";
export { shopBudgets, type SendLimits } from "./budgets.ts";
export { pauseCodes, pausedSince, resumeCodes } from "./pauses.ts";
export { resendOtp, sendOtp, type OtpServices } from "./send.ts";
export type { OtpSent } from "./wish.ts";
export { takeOtp } from "./take.ts";
