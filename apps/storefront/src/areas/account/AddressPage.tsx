import { AddressBookScreen, type AddressDraft } from "@sen/ui/account";
import { useDraft } from "../../core/drafts/use-draft.ts";
import { placeSource } from "../../core/places.ts";
import { useCustomerId } from "../../core/session/session.ts";
import { AccountSection } from "./AccountSection.tsx";
import { useAddresses } from "./addresses.ts";

export default function AddressPage() {
  const [draft, keepDraft] = useDraft<AddressDraft | null>(`address-${useCustomerId() ?? ""}`, null);
  const { request, create, update, remove, makeDefault } = useAddresses();
  return (
    <AccountSection current="address">
      <AddressBookScreen
        book={request}
        places={placeSource}
        draft={draft}
        onDraftChange={keepDraft}
        onCreate={create}
        onUpdate={update}
        onDelete={remove}
        onMakeDefault={makeDefault}
      />
    </AccountSection>
  );
}
