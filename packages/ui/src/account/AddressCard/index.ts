export { AddressCard, AddressCardSkeleton, type AddressCardProps } from "./AddressCard.tsx";
export { AddressSummary, type AddressSummaryProps } from "./AddressSummary.tsx";
