import { unlocalizedPath } from "@sen/i18n";
import { useEffect } from "react";
import { readDraft, writeDraft } from "../../core/drafts/draft-store.ts";
import { authRoutes } from "./routes.ts";
import { clearTemporarySession, VERIFY_DRAFT } from "../../core/session/temporary-session.ts";

/** Removes the temporary token and profile on every change to another page than the verification. Spec §2, redirects. */
export function useTemporarySessionGuard(pathname: string): void {
  useEffect(() => {
    if (unlocalizedPath(pathname) === authRoutes.verify.path) return;
    clearTemporarySession();
    // The next sign-in may be another account's.
    if (readDraft(VERIFY_DRAFT) !== null) writeDraft(VERIFY_DRAFT, null);
  }, [pathname]);
}
