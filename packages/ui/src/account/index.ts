export { AccountLayout, type AccountLayoutProps } from "./AccountLayout/AccountLayout.tsx";
export { AccountMenu, type AccountMenuProps } from "./AccountMenu/AccountMenu.tsx";
export type { AccountMenuItem } from "./AccountMenu/account-menu-items.ts";
export {
  AccountScreen,
  type AccountOverview,
  type AccountScreenProps,
} from "./AccountScreen/AccountScreen.tsx";
export {
  AddressBookScreen,
  type AddressBookRequest,
  type AddressBookScreenProps,
} from "./AddressBookScreen/AddressBookScreen.tsx";
export { AddressChoice, type AddressChoiceProps } from "./AddressChoice/AddressChoice.tsx";
export { AddressCard, AddressCardSkeleton, type AddressCardProps } from "./AddressCard/AddressCard.tsx";
export { AddressSummary, type AddressSummaryProps } from "./AddressCard/AddressSummary.tsx";
export { AddressDialog, type AddressDialogProps } from "./AddressDialog/AddressDialog.tsx";
export type { AddressDraft, AddressTask } from "./AddressDialog/use-address-task.ts";
export { AddressPicker, type AddressPickerProps } from "./AddressPicker/AddressPicker.tsx";
export {
  PasswordScreen,
  type SessionsRequest,
  type PasswordScreenProps,
} from "./PasswordScreen/PasswordScreen.tsx";
export type { AddressFormProps } from "./AddressForm/AddressForm.tsx";
export type { PlaceSource } from "./AddressForm/use-places.ts";
export { EmailSettings, type EmailSettingsProps } from "./EmailSettings/EmailSettings.tsx";
export { LanguageScreen, type LanguageScreenProps } from "./LanguageScreen/LanguageScreen.tsx";
export {
  ProfileScreen,
  type ProfileRequest,
  type ProfileScreenProps,
} from "./ProfileScreen/ProfileScreen.tsx";
export {
  RemoveAccountScreen,
  type RemovalRequest,
  type RemoveAccountScreenProps,
} from "./RemoveAccountScreen/RemoveAccountScreen.tsx";
export { WelcomeGift, type WelcomeGiftProps } from "./WelcomeGift/WelcomeGift.tsx";
