export { AccountSection, OrderSection } from "./AccountSection.tsx";
export { useAddresses } from "./addresses.ts";
