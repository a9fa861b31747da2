export { confirmPassword } from "./confirm-password.ts";
export { findCustomer } from "./customer.ts";
export { lockEmail, releaseEmail, verifiedOwnerOf } from "./emails.ts";
export { lockActiveAccount } from "./lock-active-account.ts";
export { ownDeviceOf } from "./known-devices.ts";
export { otpSentOf } from "./otp-presenter.ts";
export { hashPassword } from "./passwords.ts";
export { profileOf } from "./presenter.ts";
export { endAllSessions, findGoodSessions, findSession, openSession } from "./sessions.ts";
