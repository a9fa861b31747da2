export { deactivateCustomer, getAccountRemoval } from "./removal.ts";
