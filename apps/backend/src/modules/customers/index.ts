export { type Customer, findCustomer } from "./customer.ts";
export { hashPassword, isPassword } from "./passwords.ts";
export { endAllSessions, findSession, type Session, type SignedIn } from "./sessions.ts";
