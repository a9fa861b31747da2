export { addressOf, readAddresses, usualAddress } from "./address.ts";
