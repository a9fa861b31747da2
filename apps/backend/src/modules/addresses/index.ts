export { addressOf, readAddresses } from "./address.ts";
