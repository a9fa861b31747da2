import type { RemovalBlocker } from "@sen/api";
import type { RemoveAccountFormData } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { AccountLayout, RemoveAccountScreen, type RemovalRequest } from "@sen/ui/account";
import { removeAccount, useAccountRemoval } from "../../data/account.ts";
import { requestState } from "../../data/request-state.ts";
import { PageHead } from "../../head/PageHead.tsx";
import { usePaths } from "../../paths.ts";
import { signOut } from "../../session/sign-out.ts";
import { useRequiredSession } from "../../session/use-required-session.ts";
import { useAccountMenu } from "../../shell/account-menu.ts";

export default function RemoveAccountPage() {
  const { t } = useTranslation("shell");
  useRequiredSession();
  const paths = usePaths();
  const removal = useAccountRemoval();
  const request: RemovalRequest = requestState(removal, ({ data }) => ({ removal: data }));

  async function remove(form: RemoveAccountFormData) {
    const refusal = await removeAccount(form);
    if (!refusal) signOut(paths.home(), "shell:account_removed");
    // Something may have been opened meanwhile: the page says what.
    else void removal.mutate();
    return refusal;
  }
  return (
    <AccountLayout {...useAccountMenu()} current="remove">
      <PageHead title={t("page.remove_account")} noIndex />
      <RemoveAccountScreen
        request={request}
        blockerHref={({ order_id }: RemovalBlocker) => paths.order(order_id)}
        onRemove={remove}
      />
    </AccountLayout>
  );
}
