import { localizedPath, useLocale, useTranslation } from "@sen/i18n";
import { useToast } from "@sen/ui/primitives";
import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router-dom";
import { isSessionStored, useSession } from "../../core/session/session.ts";

const UNSTORED_STAY_MS = 15_000;

/** After a sign-in, opens `next`, a path of this site, or home. Says so if the browser could not store the session. */
export function useReturnAfterSignIn(): (next: string | undefined) => void {
  const { t } = useTranslation("auth");
  const toast = useToast();
  const navigate = useNavigate();
  const locale = useLocale();
  return (next) => {
    if (!isSessionStored()) {
      toast.show({ title: t("unstored.title"), description: t("unstored.text"), stayMs: UNSTORED_STAY_MS });
    }
    void navigate(localizedPath(next ?? null, locale), { replace: true });
  };
}

/** Redirects a signed-in customer to `next`, a path of this site, or home. */
export function useLeaveWhenSignedIn(next: string | undefined): void {
  const { status } = useSession();
  const leave = useEffectEvent(useReturnAfterSignIn());
  useEffect(() => {
    if (status === "in") leave(next);
  }, [status, next]);
}
