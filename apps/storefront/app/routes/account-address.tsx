import { useTranslation } from "@sen/i18n";
import { AccountLayout, AddressBookScreen, type AddressBookRequest } from "@sen/ui/account";
import { useAccountMenu } from "../account-menu.ts";
import { useAddresses } from "../data/addresses.ts";
import { placeSource } from "../data/places.ts";
import { PageHead } from "../head/PageHead.tsx";
import { routePage } from "../route-page.ts";
import { useRequiredSession } from "../session/useRequiredSession.ts";
import type { ShellHandle } from "../shell/ShopShell.tsx";

export const handle: ShellHandle = { place: "account" };

export default routePage(function AccountAddressRoute() {
  const { t } = useTranslation("shell");
  useRequiredSession();
  const { addresses, error, retry, create, update, remove, makeDefault } = useAddresses();
  const book: AddressBookRequest = addresses
    ? { state: "ready", addresses }
    : error === undefined
      ? { state: "loading" }
      : { state: "failed", onRetry: retry };
  return (
    <AccountLayout {...useAccountMenu()} current="address">
      <PageHead title={t("page.address")} noIndex />
      <AddressBookScreen
        book={book}
        places={placeSource}
        onCreate={create}
        onUpdate={update}
        onDelete={remove}
        onMakeDefault={makeDefault}
      />
    </AccountLayout>
  );
});
