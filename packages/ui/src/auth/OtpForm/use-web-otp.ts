import { useEffect, useEffectEvent } from "react";

/** The part of the Credential Management API that reads a code from a short message (WebOTP); few browsers have it. */
interface OtpCredentials {
  get: (options: { otp: { transport: ["sms"] }; signal: AbortSignal }) => Promise<{ code?: string } | null>;
}

/**
 * Takes the code from the short message that names this site, where the browser has WebOTP and its person agrees. Until then
 * the field is filled in as ever.
 *
 * @param sentAt anew for each message; null where none goes to a phone
 */
export function useWebOtp(sentAt: string | null, onCode: (code: string) => void): void {
  const take = useEffectEvent(onCode);
  useEffect(() => {
    if (sentAt === null || !("OTPCredential" in window)) return;
    const waiting = new AbortController();
    (navigator.credentials as unknown as OtpCredentials)
      .get({ otp: { transport: ["sms"] }, signal: waiting.signal })
      .then((credential) => {
        if (credential?.code) take(credential.code);
      })
      // Refused, or no message came.
      .catch(() => undefined);
    return () => waiting.abort();
  }, [sentAt]);
}
