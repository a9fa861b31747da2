export { forgetCustomer } from "./forget-customer.ts";
export { removeUnusedAccount } from "./remove-account.ts";
