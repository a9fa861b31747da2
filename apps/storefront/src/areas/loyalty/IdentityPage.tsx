import { IdentityScreen } from "@sen/ui/loyalty";
import { requestState } from "../../core/request-state.ts";
import { AccountSection } from "../account/index.ts";
import { uploadIdentityPicture, useIdentity } from "./identity.ts";

export default function IdentityPage() {
  const { submit, ...asked } = useIdentity();
  return (
    <AccountSection current="identity">
      <IdentityScreen
        request={requestState(asked, ({ data }) => ({ identity: data }))}
        onUpload={uploadIdentityPicture}
        onSubmit={submit}
      />
    </AccountSection>
  );
}
