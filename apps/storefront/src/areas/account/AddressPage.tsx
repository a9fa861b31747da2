import { useTranslation } from "@sen/i18n";
import {
  AccountLayout,
  AddressBookScreen,
  type AddressBookRequest,
  type AddressDraft,
} from "@sen/ui/account";
import { useAccountMenu } from "./account-menu.ts";
import { useAddresses } from "./addresses.ts";
import { placeSource } from "../../core/places.ts";
import { requestState } from "../../core/request-state.ts";
import { useDraft } from "../../core/drafts/use-draft.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { useSession } from "../../core/session/use-session.ts";

export default function AddressPage() {
  const { t } = useTranslation("shell");
  const { session } = useSession();
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
