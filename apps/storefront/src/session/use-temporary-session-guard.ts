import { unlocalizedPath } from "@sen/i18n";
import { useEffect } from "react";
import { forgetOtp, isWaitingForOtp } from "../data/otp.ts";
import { pathsOf } from "../paths.ts";
import { clearTemporarySession } from "./temporary-session.ts";

/** Removes the temporary token and profile on every change to another page than the verification. Spec §2, redirects. */
export function useTemporarySessionGuard(pathname: string): void {
  useEffect(() => {
    if (unlocalizedPath(pathname) === pathsOf("vi").verify()) return;
    clearTemporarySession();
    // The next sign-in may be another account's.
    if (isWaitingForOtp("otp-verify")) forgetOtp("otp-verify");
  }, [pathname]);
}
