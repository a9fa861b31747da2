export { type AddressFormProps } from "./AddressForm.tsx";
export { usePlaceDataset, type PlaceSource } from "./use-places.ts";
