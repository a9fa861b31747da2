import { AddressBookScreen } from "@sen/ui/account";
import { useAddresses } from "./addresses.ts";

export default function AddressPage() {
  return <AddressBookScreen {...useAddresses()} />;
}
