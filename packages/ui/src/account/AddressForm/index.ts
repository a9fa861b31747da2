export { AddressFormActions, type AddressFormActionsProps } from "./AddressFormActions.tsx";
export { AddressForm, type AddressFormProps } from "./AddressForm.tsx";
export { usePlaceDataset, type PlaceSource } from "./use-places.ts";
