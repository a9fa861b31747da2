import { useTranslation } from "@sen/i18n";
import { useToast } from "@sen/ui/primitives";
import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router-dom";
import { forgetDrafts } from "../core/drafts/use-draft.ts";
import { useLinks } from "../areas/links.ts";
import { onSignOutElsewhere, consumeSignOutReason, type SignOutReason } from "../core/session/signed-out.ts";

/**
 * Confirms a sign-out on the page that follows it and in every other tab. Those also delete their drafts, and go home if
 * the open page is for customers only.
 */
export function useSignOutToast(customersOnly: boolean): void {
  const { t } = useTranslation("shell");
  const toast = useToast();
  const navigate = useNavigate();
  const { home } = useLinks();
  const confirmSignOut = useEffectEvent((reason: SignOutReason) => {
    // Repeated here: the previous page may have been unloaded before it had deleted its stored drafts.
    forgetDrafts();
    toast.show({ tone: "success", title: t(reason) });
  });
  const leave = useEffectEvent(() => {
    confirmSignOut("shell:signed_out");
    if (customersOnly) void navigate(home, { replace: true });
  });
  useEffect(() => {
    const reason = consumeSignOutReason();
    if (reason) confirmSignOut(reason);
    return onSignOutElsewhere(() => {
      leave();
    });
  }, []);
}
