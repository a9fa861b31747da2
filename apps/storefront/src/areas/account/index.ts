/** What the area gives to the others. */
export { AccountSection, OrderSection } from "./AccountSection.tsx";
export { useAddresses } from "./addresses.ts";
