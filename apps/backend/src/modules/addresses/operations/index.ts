export { createAddress } from "./create.ts";
export { deleteAddress } from "./delete.ts";
export { listAddresses } from "./list.ts";
export { updateAddress } from "./update.ts";
