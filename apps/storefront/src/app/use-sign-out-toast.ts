import { useTranslation } from "@sen/i18n";
import { useToast } from "@sen/ui/primitives";
import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router-dom";
import { forgetDrafts } from "../core/drafts/use-draft.ts";
import { useLinks } from "../areas/links.ts";
import { onSignOutElsewhere, takeSignOut, type SignOutReason } from "../core/session/signed-out.ts";

/**
 * Says that the customer has signed out: on the page that comes after it, and in every other tab, which forgets what was typed
 * there and leaves a page that was the customer's for home.
 *
 * @param customersOnly the open page is for signed-in customers only
 */
export function useSignOutToast(customersOnly: boolean): void {
  const { t } = useTranslation("shell");
  const toast = useToast();
  const navigate = useNavigate();
  const { home } = useLinks();
  const say = useEffectEvent((reason: SignOutReason) => {
    // Also here where the last page has done it: its way to the database of drafts ended with it.
    forgetDrafts();
    toast.show({ tone: "success", title: t(reason) });
  });
  const leave = useEffectEvent(() => {
    say("shell:signed_out");
    if (customersOnly) void navigate(home, { replace: true });
  });
  useEffect(() => {
    const reason = takeSignOut();
    if (reason) say(reason);
    return onSignOutElsewhere(() => {
      leave();
    });
  }, []);
}
