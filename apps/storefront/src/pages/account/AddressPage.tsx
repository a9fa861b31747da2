import { useTranslation } from "@sen/i18n";
import {
  AccountLayout,
  AddressBookScreen,
  type AddressBookRequest,
  type AddressDraft,
} from "@sen/ui/account";
import { useAccountMenu } from "../../shell/account-menu.ts";
import { useAddresses } from "../../data/addresses.ts";
import { placeSource } from "../../data/places.ts";
import { requestState } from "../../data/request-state.ts";
import { useDraft } from "../../drafts/use-draft.ts";
import { PageHead } from "../../head/PageHead.tsx";
import { useRequiredSession } from "../../session/use-required-session.ts";

export default function AddressPage() {
  const { t } = useTranslation("shell");
  const { session } = useRequiredSession();
  const [draft, keepDraft] = useDraft<AddressDraft | null>(`address-${session?.profile.id ?? ""}`, null);
  const { addresses, error, retry, create, update, remove, makeDefault } = useAddresses();
  const book: AddressBookRequest = requestState({ data: addresses, error, mutate: retry }, (all) => ({
    addresses: all,
  }));
  return (
    <AccountLayout {...useAccountMenu()} current="address">
      <PageHead title={t("page.address")} noIndex />
      <AddressBookScreen
        book={book}
        places={placeSource}
        draft={draft}
        onDraftChange={keepDraft}
        onCreate={create}
        onUpdate={update}
        onDelete={remove}
        onMakeDefault={makeDefault}
      />
    </AccountLayout>
  );
}
