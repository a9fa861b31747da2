export { getCustomer, setCustomerLanguage, setLastLoginMall } from "./customer.ts";
export { sendEmailVerification, verifyEmail } from "./email-verification.ts";
export { login } from "./login.ts";
export { changePassword, forgotPassword, restorePassword } from "./password.ts";
export { sendPhoneVerification, verifyPhone } from "./phone-verification.ts";
export { register, resendRegisterOtp, verifyRegisterOtp } from "./registration.ts";
export { endOtherSessions, endSession, listSessions, logout } from "./sessions.ts";
export { updateCustomer } from "./update-customer.ts";
