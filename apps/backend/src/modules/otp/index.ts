export { OtpRefused } from "./refused.ts";
export { reportBudgets } from "./budget-report.ts";
export { skipResendWait } from "./skip-resend-wait.ts";
export { pauseCodes, resumeCodes } from "./pauses.ts";
export { resendOtp, sendOtp, type OtpServices } from "./send.ts";
export type { OtpSent } from "./otp-request.ts";
export { findPendingOtp } from "./pending.ts";
export { redeemOtp } from "./redeem.ts";
export { countOf, lockCounts, writeCounts } from "./counts.ts";
