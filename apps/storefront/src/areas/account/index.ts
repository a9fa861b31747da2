export { useAddresses } from "./addresses.ts";
