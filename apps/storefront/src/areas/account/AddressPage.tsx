import { AddressBookScreen, type AddressDraft } from "@sen/ui/account";
import { useDraft } from "../../core/drafts/use-draft.ts";
import { placeSource } from "../../core/places.ts";
import { useCustomerId } from "../../core/session/session.ts";
import { AccountSection } from "./AccountSection.tsx";
import { useAddresses } from "./addresses.ts";

export default function AddressPage() {
  const [draft, keepDraft] = useDraft<AddressDraft | null>(`address-${useCustomerId() ?? ""}`, null);
  const { request, ...changes } = useAddresses();
  return (
    <AccountSection current="address">
      <AddressBookScreen
        {...changes}
        book={request}
        places={placeSource}
        draft={draft}
        onDraftChange={keepDraft}
      />
    </AccountSection>
  );
}
