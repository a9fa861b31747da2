export {
  AddressBookScreen,
  type AddressBookRequest,
  type AddressBookScreenProps,
  type AddressDraft,
} from "./AddressBookScreen.tsx";
