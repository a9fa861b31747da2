export { getCustomer, setCustomerLanguage } from "./customer.ts";
export { login } from "./login.ts";
export { endOtherSessions, listSessions, logout } from "./sessions.ts";
export { updateCustomer } from "./update-customer.ts";
