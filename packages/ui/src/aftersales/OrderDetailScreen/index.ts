export type { OrderCalls } from "./OrderActions.tsx";
export type { AddressBook } from "./ChangeAddressDialog.tsx";
export { OrderDetailScreen, type OrderDetailScreenProps } from "./OrderDetailScreen.tsx";
export type { OrderHrefs } from "./order-hrefs.ts";
