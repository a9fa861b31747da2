import type { Address } from "@sen/api";
import type { AddressFormValues } from "@sen/domain";
import { useDeferredValue, useState } from "react";
import { useKeptDraft } from "../../forms/index.ts";

/** What the dialog does: add a new address or edit one. */
export type AddressTask = { kind: "add" } | { kind: "edit"; address: Address };

/** An address form that was not saved. */
export interface AddressDraft {
  /** Id of the address being edited; null for a new one. */
  id: number | null;
  values: AddressFormValues;
}

/** The address being typed on any page of the shop. */
export const useAddressDraft = () => useKeptDraft<AddressDraft>("address");

/** The dialog's task; null while it is closed. Reopens the draft that was being typed when the customer left the page. */
export function useAddressTask(
  addresses: readonly Address[] | null,
): [AddressTask | null, (task: AddressTask | null) => void] {
  // The form of a draft opens after a dialog around the addresses, and so above it.
  const draft = useDeferredValue(useAddressDraft().draft, null);
  const [task, setTask] = useState<AddressTask | null>();
  if (task === undefined && addresses && draft) setTask(taskOf(draft, addresses));
  return [task ?? null, setTask];
}

/** The dialog to open for a draft; null if its address no longer exists. */
function taskOf({ id }: AddressDraft, addresses: readonly Address[]): AddressTask | null {
  if (id === null) return { kind: "add" };
  const address = addresses.find((one) => one.id === id);
  return address ? { kind: "edit", address } : null;
}
