export { AddressBookScreen, type AddressBook, type AddressBookScreenProps } from "./AddressBookScreen.tsx";
