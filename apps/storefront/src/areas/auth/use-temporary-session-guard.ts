import { unlocalizedPath } from "@sen/i18n";
import { useEffect } from "react";
import { persistedText } from "../../core/persisted.ts";
import { temporarySession } from "../../core/session/session.ts";
import { authRoutes } from "./routes.ts";

/** The code that verifies its phone number (`verifyOtp`): cleared too, because the next sign-in may be for another account. */
const otp = persistedText("otp-verify", { in: "draft" });

/** Clears the temporary token and profile on every page but the verification. Spec §2, redirects. */
export function useTemporarySessionGuard(pathname: string): void {
  useEffect(() => {
    if (unlocalizedPath(pathname) === authRoutes.verify.path) return;
    temporarySession.write(null);
    otp.write(null);
  }, [pathname]);
}
