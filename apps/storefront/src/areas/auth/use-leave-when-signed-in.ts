import { localizedPath, useLocale, useTranslation } from "@sen/i18n";
import { useToast } from "@sen/ui/primitives";
import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router-dom";
import { isSessionStored, useSession } from "../../core/session/session.ts";

const UNSTORED_STAY_MS = 15_000;

/** After a sign-in, returns to `next`, a path of this site, or home. Says so if the browser could not store the session. */
export function useReturnAfterSignIn(): (next: string | undefined) => unknown {
  const { t } = useTranslation("auth");
  const toast = useToast();
  const navigate = useNavigate();
  const locale = useLocale();
  return (next) => {
    const target = localizedPath(next ?? null, locale);
    if (!isSessionStored()) {
      toast.show({ title: t("unstored.title"), description: t("unstored.text"), stayMs: UNSTORED_STAY_MS });
    } else if (urlBefore() === window.location.origin + target) {
      // In a second entry of the same page, Back would seem to do nothing.
      return navigate(-1);
    }
    return navigate(target, { replace: true });
  };
}

/** The page of this site before this one in the history; undefined in browsers without the Navigation API. */
function urlBefore(): string | null | undefined {
  const { navigation } = window as Partial<Pick<Window, "navigation">>;
  return navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1]?.url;
}

/** Redirects a signed-in customer to `next`, a path of this site, or home. */
export function useLeaveWhenSignedIn(next: string | undefined): void {
  const { status } = useSession();
  const leave = useEffectEvent(useReturnAfterSignIn());
  useEffect(() => {
    if (status === "in") void leave(next);
  }, [status, next]);
}
