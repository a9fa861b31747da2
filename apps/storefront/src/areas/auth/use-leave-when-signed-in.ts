import { localizedPath, useLocale } from "@sen/i18n";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { useSession } from "../../core/session/session.ts";

/** Redirects a signed-in customer to `next`, a path of this site, or home. */
export function useLeaveWhenSignedIn(next: string | undefined): void {
  const { status } = useSession();
  const navigate = useNavigate();
  const target = localizedPath(next ?? null, useLocale());
  useEffect(() => {
    if (status === "in") void navigate(target, { replace: true });
  }, [status, navigate, target]);
}
