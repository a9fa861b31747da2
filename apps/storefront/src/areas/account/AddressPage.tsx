import { AddressBookScreen, type AddressDraft } from "@sen/ui/account";
import { useDraft } from "../../core/drafts/use-draft.ts";
import { useAddresses } from "./addresses.ts";

export default function AddressPage() {
  const [draft, keepDraft] = useDraft<AddressDraft | null>("address", null);
  return <AddressBookScreen {...useAddresses()} draft={draft} onDraftChange={keepDraft} />;
}
