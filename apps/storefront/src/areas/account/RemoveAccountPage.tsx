import type { RemovalBlocker } from "@sen/api";
import type { RemoveAccountFormData } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { AccountLayout, RemoveAccountScreen, type RemovalRequest } from "@sen/ui/account";
import { removeAccount, useAccountRemoval } from "./account.ts";
import { requestState } from "../../core/request-state.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { useHref } from "../../core/route.ts";
import { catalogRoutes } from "../catalog/routes.ts";
import { orderRoutes } from "../orders/routes.ts";
import { signOut } from "../../core/session/sign-out.ts";
import { useAccountMenu } from "./account-menu.ts";

export default function RemoveAccountPage() {
  const { t } = useTranslation("shell");
  const href = useHref();
  const removal = useAccountRemoval();
  const request: RemovalRequest = requestState(removal, ({ data }) => ({ removal: data }));

  async function remove(form: RemoveAccountFormData) {
    const refusal = await removeAccount(form);
    if (!refusal) signOut(href(catalogRoutes.home), "shell:account_removed");
    // Something may have been opened meanwhile: the page says what.
    else void removal.mutate();
    return refusal;
  }
  return (
    <AccountLayout {...useAccountMenu()} current="remove">
      <PageHead title={t("page.remove_account")} noIndex />
      <RemoveAccountScreen
        request={request}
        blockerHref={({ order_id }: RemovalBlocker) => href(orderRoutes.detail, { id: order_id })}
        onRemove={remove}
      />
    </AccountLayout>
  );
}
