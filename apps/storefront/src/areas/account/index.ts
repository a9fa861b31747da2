/** What the area gives to the others. */
export { useAccountMenu, useOrderMenu } from "./account-menu.ts";
export { useAddressList } from "./address-list.ts";
export { useAddresses } from "./addresses.ts";
