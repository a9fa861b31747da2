export { AddressChoice, AddressChoiceSkeleton, type AddressChoiceProps } from "./AddressChoice.tsx";
