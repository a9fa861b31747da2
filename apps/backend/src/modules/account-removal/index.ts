export { forgetCustomer } from "./forget-customer.ts";
