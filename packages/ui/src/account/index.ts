export * from "./AccountLayout/index.ts";
export * from "./AccountMenu/index.ts";
export * from "./AccountScreen/index.ts";
export * from "./AddressBookScreen/index.ts";
export * from "./AddressChoice/index.ts";
export * from "./AddressCard/index.ts";
export * from "./AddressDialog/index.ts";
export * from "./AddressPicker/index.ts";
export type { AddressFormProps, PlaceSource } from "./AddressForm/index.ts";
