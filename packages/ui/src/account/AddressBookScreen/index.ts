export {
  AddressBookScreen,
  type AddressBookRequest,
  type AddressBookScreenProps,
} from "./AddressBookScreen.tsx";
