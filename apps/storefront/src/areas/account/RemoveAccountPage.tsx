import type { PasswordPromptData } from "@sen/domain";
import { RemoveAccountScreen } from "@sen/ui/account";
import { useHref } from "../../core/href.ts";
import { customerQuery, requestState, useQuery } from "../../core/query.ts";
import { signOut } from "../../core/session/sign-out.ts";
import { write, written } from "../../core/write.ts";
import { authRoutes } from "../auth/routes.ts";
import { useLinks } from "../links.ts";
import { accountRoutes } from "./routes.ts";

export default function RemoveAccountPage() {
  const links = useLinks();
  const href = useHref();
  const removal = useQuery(customerQuery("/customers/me/removal"));

  async function remove(body: PasswordPromptData) {
    const refusal = await written(write("POST /customers/me/deactivate", { body }), () =>
      signOut(links.home, "shell:account_removed"),
    );
    // An order may have been placed meanwhile: the refetch shows what blocks the removal.
    if (refusal) void removal.mutate();
    return refusal;
  }
  return (
    <RemoveAccountScreen
      request={requestState(removal, ({ data }) => ({ removal: data }))}
      hrefs={{
        order: links.order,
        forgotPassword: href(authRoutes.forgotPassword, { next: href(accountRoutes.remove) }),
      }}
      onRemove={remove}
    />
  );
}
