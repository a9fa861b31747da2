export { OtpRefused } from "./refused.ts";
export { reportBudgets } from "./budget-report.ts";
export { hurryCodes } from "./hurry.ts";
export { pauseCodes, resumeCodes } from "./pauses.ts";
export { resendOtp, sendOtp, type OtpServices } from "./send.ts";
export type { OtpSent } from "./wish.ts";
export { takeOtp } from "./take.ts";
