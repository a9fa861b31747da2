export { OtpRefused } from "./refused.ts";
export { reportBudgets } from "./budget-report.ts";
export { skipResendWait } from "./hurry.ts";
export { pauseCodes, resumeCodes } from "./pauses.ts";
export { resendOtp, sendOtp, type OtpServices } from "./send.ts";
export type { OtpSent } from "./wish.ts";
export { redeemOtp } from "./take.ts";
