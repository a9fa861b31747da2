export { type Customer, findCustomer } from "./customer.ts";
export { keepAccount } from "./keep-account.ts";
export { ownDeviceOf } from "./known-devices.ts";
export { otpSentOf } from "./otp-presenter.ts";
export { hashPassword, isPassword } from "./passwords.ts";
export { profileOf } from "./presenter.ts";
export { endAllSessions, findSession, openSession, type Session, type SignedIn } from "./sessions.ts";
