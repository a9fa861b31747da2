import { useTranslation } from "@sen/i18n";
import { AccountLayout } from "@sen/ui/account";
import { IdentityScreen, type IdentityRequest } from "@sen/ui/loyalty";
import { uploadIdentityPicture, useIdentity } from "./identity.ts";
import { requestState } from "../../core/request-state.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { useAccountMenu } from "../account/index.ts";

export default function IdentityPage() {
  const { t } = useTranslation("shell");
  const identity = useIdentity();
  const request: IdentityRequest = requestState(identity, ({ data }) => ({ identity: data }));
  return (
    <AccountLayout {...useAccountMenu()} current="identity">
      <PageHead title={t("page.identity")} noIndex />
      <IdentityScreen request={request} onUpload={uploadIdentityPicture} onSubmit={identity.submit} />
    </AccountLayout>
  );
}
